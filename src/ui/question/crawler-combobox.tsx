import { useCombobox } from 'downshift';
import { useEffect, useRef, useState } from 'react';
import { crawlerField } from '../../messages';
import { Icon } from '../parts/icon';
import { useTester } from '../tester-context';
import styles from './crawler-field.module.css';
import { CRAWLER_FIELD_ID } from './crawler-field-id';
import type { CrawlerFieldProps } from './crawler-field-props';
import { CrawlerList } from './crawler-list';
import { crawlerOptions, optionInput, optionText } from './crawler-options';
import { useCrawlerInput } from './use-crawler-input';

/** The crawler field with its list, which is filtered by what is typed. */
export function CrawlerCombobox({ noteId, focused }: CrawlerFieldProps) {
  const asked = useTester((state) => state.crawler);
  const { shown, ask } = useCrawlerInput();
  const input = useRef<HTMLInputElement>(null);
  /** What is being typed; null while the field shows what is asked. */
  const [typed, setTyped] = useState<string | null>(null);
  const options = crawlerOptions(typed ?? '');

  useEffect(() => {
    if (focused.current) input.current?.focus();
  }, [focused]);

  const commit = (next: string) => {
    setTyped(null);
    ask(next);
  };

  const { isOpen, highlightedIndex, getInputProps, getMenuProps, getItemProps, getToggleButtonProps } =
    useCombobox({
      items: [...options],
      itemToString: optionText,
      inputValue: typed ?? shown,
      inputId: CRAWLER_FIELD_ID,
      selectedItem: null,
      getA11yStatusMessage: (state) => (state.isOpen ? crawlerField.found(options.length) : ''),
      onStateChange: ({ type, selectedItem }) => {
        const { stateChangeTypes } = useCombobox;
        if (selectedItem != null) return commit(optionInput(selectedItem));
        if (type === stateChangeTypes.InputKeyDownEscape) setTyped(null);
        if (type === stateChangeTypes.InputBlur && typed !== null) commit(typed);
      },
      stateReducer: (_state, { type, changes }) =>
        // A row counts when it is chosen, not when the field is left while it is highlighted.
        type === useCombobox.stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes,
    });

  const inputProps = getInputProps({
    ref: input,
    'aria-label': crawlerField.label,
    'aria-describedby': noteId,
    onChange: (event) => setTyped(event.currentTarget.value),
    onFocus: (event) => event.currentTarget.select(),
    onKeyDown: (event) => {
      if (event.key === 'Enter' && highlightedIndex < 0 && typed !== null) commit(typed);
    },
  });

  return (
    <div className={styles['field']}>
      <div className={styles['box']}>
        <input
          {...inputProps}
          // downshift names the field by a label of its own, which it does not have here
          aria-labelledby={undefined}
          className={styles['input']}
          placeholder={crawlerField.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          type="button"
          {...getToggleButtonProps({ 'aria-label': crawlerField.toggle })}
          className={styles['toggle']}
        >
          <Icon name="down" />
        </button>
      </div>
      <div
        {...getMenuProps({ 'aria-label': crawlerField.list })}
        aria-labelledby={undefined}
        className={styles['list']}
        hidden={!isOpen || options.length === 0}
      >
        {isOpen && (
          <CrawlerList
            options={options}
            highlighted={highlightedIndex}
            asked={asked.kind === 'known' ? asked.crawler.id : ''}
            propsOf={(item, index) => getItemProps({ item, index })}
          />
        )}
      </div>
    </div>
  );
}
