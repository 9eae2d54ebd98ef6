import { useCombobox } from 'downshift';
import { useRef } from 'react';
import { crawlerChoice, crawlerField } from '../../../messages';
import { useCatalogue } from '../../parts/catalogue/use-catalogue';
import { Icon } from '../../parts/controls/icon';
import { useTester } from '../../parts/tester-context';
import styles from './crawler-combobox.module.css';
import fieldStyles from './crawler-field.module.css';
import { CRAWLER_FIELD_ID } from './crawler-field-id';
import type { CrawlerFieldProps } from './crawler-field-props';
import { CrawlerOptionList } from './crawler-list';
import {
  crawlerOptions,
  inputOnEnter,
  inputOnLeaving,
  optionInput,
  optionText,
  rowForEnter,
} from './crawler-options';
import boxStyles from './field-box.module.css';
import { useCrawlerInput } from './use-crawler-input';
import { useHandOver } from './use-hand-over';
import { useSelectValue } from './use-select-value';

const { stateChangeTypes } = useCombobox;

/** State changes that end typing without a choice. */
const LEAVING: ReadonlySet<unknown> = new Set([
  stateChangeTypes.InputBlur,
  stateChangeTypes.ToggleButtonClick,
]);

/** The crawler field with its list, which is filtered by the typed text. */
export function CrawlerCombobox(props: CrawlerFieldProps) {
  const { noteId, typed, setTyped, leftSelection } = props;
  const { value, isProblem, choose, giveUp } = useCrawlerInput(props);
  const input = useRef<HTMLInputElement>(null);
  const catalogue = useCatalogue();
  const enter = () => typed !== null && choose(inputOnEnter(catalogue, typed));
  /** Submits the typed text if it is a whole name, else restores the previous crawler. */
  const leave = () => {
    const next = typed === null ? null : inputOnLeaving(catalogue, typed);
    if (next === null) giveUp();
    else choose(next);
  };
  const options = catalogue === null ? [] : crawlerOptions(catalogue, typed ?? '');

  const combobox = useOptionList({
    catalogue,
    options,
    value,
    isTyping: typed !== null,
    choose,
    leave,
    giveUp,
  });
  const { isOpen, highlightedIndex } = combobox;
  useHandOver(input, leftSelection);
  useSelectValue(input, typed, value);

  const inputProps = combobox.getInputProps({
    ref: input,
    'aria-label': crawlerField.label,
    'aria-describedby': noteId,
    'aria-invalid': isProblem,
    onChange: (event) => setTyped(event.currentTarget.value),
    onFocus: (event) => event.currentTarget.select(),
    onBlur: () => {
      if (!isOpen) leave();
    },
    onKeyDown: (event) => {
      if (event.key === 'Enter' && (highlightedIndex < 0 || !isOpen)) enter();
      if (event.key === 'Enter' || event.key === 'Escape') event.currentTarget.select();
    },
  });

  return (
    <div className={styles['field']}>
      <div className={boxStyles['box']}>
        <input
          {...inputProps}
          // Downshift would refer to a label element that does not exist here.
          aria-labelledby={undefined}
          className={fieldStyles['input']}
          placeholder={crawlerField.placeholder}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
        />
        <button
          type="button"
          {...combobox.getToggleButtonProps({ 'aria-label': crawlerChoice.toggle })}
          className={fieldStyles['toggle']}
        >
          <Icon name="down" />
        </button>
      </div>
      <OptionList combobox={combobox} options={options} />
    </div>
  );
}

interface OptionListProps {
  readonly combobox: ReturnType<typeof useOptionList>;
  readonly options: ReturnType<typeof crawlerOptions>;
}

/** The list below the field, while it is open. */
function OptionList({ combobox, options }: OptionListProps) {
  const { isOpen, highlightedIndex, getMenuProps, getItemProps } = combobox;
  const chosen = useTester((state) => state.crawler);
  return (
    <div
      {...getMenuProps({
        'aria-label': crawlerChoice.list,
        // Keeps the focus in the field while the list is scrolled.
        onMouseDown: (event) => event.preventDefault(),
      })}
      aria-labelledby={undefined}
      className={styles['list']}
      hidden={!isOpen || options.length === 0}
    >
      {isOpen && (
        <CrawlerOptionList
          options={options}
          highlighted={highlightedIndex}
          chosen={chosen.kind === 'known' ? chosen.crawler.id : ''}
          propsOf={(item, index) => getItemProps({ item, index })}
        />
      )}
    </div>
  );
}

interface OptionListOptions {
  /** Null while it is loading. */
  readonly catalogue: ReturnType<typeof useCatalogue>;
  readonly options: ReturnType<typeof crawlerOptions>;
  /** Text in the field. */
  readonly value: string;
  readonly isTyping: boolean;
  /** Submits a crawler's name. */
  readonly choose: (input: string) => void;
  /** Called when the field is left without a choice. */
  readonly leave: () => void;
  /** Called for Escape. */
  readonly giveUp: () => void;
}

/** Connects the field and its list of options, by Downshift. */
function useOptionList({ catalogue, options, value, isTyping, choose, leave, giveUp }: OptionListOptions) {
  return useCombobox({
    items: [...options],
    itemToString: optionText,
    inputValue: value,
    inputId: CRAWLER_FIELD_ID,
    selectedItem: null,
    // Open the list if the person started typing before it was loaded.
    initialIsOpen: isTyping,
    getA11yStatusMessage: (state) =>
      state.isOpen ? crawlerChoice.found(options.filter(({ kind }) => kind === 'crawler').length) : '',
    onStateChange: ({ type, selectedItem }) => {
      if (selectedItem != null) choose(optionInput(selectedItem));
      else if (type === stateChangeTypes.InputKeyDownEscape) giveUp();
      else if (LEAVING.has(type)) leave();
    },
    stateReducer: (_state, { type, changes }) => {
      if (type === stateChangeTypes.InputChange)
        return {
          ...changes,
          highlightedIndex: catalogue === null ? -1 : rowForEnter(catalogue, changes.inputValue ?? ''),
        };
      // Only a click or Enter chooses a row. Leaving the field must not choose the highlighted one.
      return type === stateChangeTypes.InputBlur ? { ...changes, selectedItem: null } : changes;
    },
  });
}
