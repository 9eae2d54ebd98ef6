import { type KeyboardEvent, type ToggleEvent, useLayoutEffect, useRef, useState } from 'react';
import type { ExpectedOutcome } from '../../../../answer';
import { expectationChoices, expectRefused, urlsTexts } from '../../../../messages';
import type { UrlRow, UrlsColumn } from '../../../../store';
import { Icon } from '../../../parts/controls/icon';
import menu from '../../../parts/menu/menu.module.css';
import item from '../../../parts/menu/menu-item.module.css';
import { menuItems, moveInMenu } from '../../../parts/menu/menu-keys';
import { placeBelow } from '../../../parts/place-below';
import { useUrls } from '../../../parts/urls/use-urls';
import { ExpectedDialog } from './expected-dialog';
import { expectedOfRow, offeredWords } from './row-facts';

type Choice = ExpectedOutcome | null;

/** A row whose expectation is set, and the place of the menu. */
export interface ExpectedMenuProps {
  readonly row: UrlRow;
  /** The cell that the menu opens below. */
  readonly anchor: HTMLElement;
  readonly columns: readonly UrlsColumn[];
  readonly onNotify: (text: string, isFailure?: boolean) => void;
  /** Called after the menu has closed; true if it had the focus, which must return to the table. */
  readonly onClose: (movesFocus: boolean) => void;
}

/**
 * Sets the expectation of a URL: one for all crawlers or, in a dialog, one for each. Opens when it is
 * mounted.
 */
export function ExpectedMenu({ row, anchor, columns, onNotify, onClose }: ExpectedMenuProps) {
  const urls = useUrls();
  const popover = useRef<HTMLDivElement>(null);
  const [isByCrawler, setByCrawler] = useState(false);
  const expected = expectedOfRow(row);
  const choices: readonly Choice[] = [null, ...offeredWords(columns, expected)];

  useLayoutEffect(() => {
    const element = popover.current;
    if (element === null) return;
    element.showPopover();
    placeBelow(element, anchor, 'start');
    const items = menuItems(element);
    (items.find((each) => each.ariaChecked === 'true') ?? items[0])?.focus();
    // Close the menu when another view is shown, because the list may change in the meantime.
    return () => element.hidePopover();
  }, [anchor]);

  const choose = async (word: Choice) => {
    popover.current?.hidePopover();
    try {
      const { url } = row;
      const answer = await urls.expect({ url, crawler: null, word, isOnly: true });
      if (answer !== 'set') onNotify(expectRefused(answer, url), true);
    } catch {
      onNotify(urlsTexts.failed, true);
    }
  };
  const onToggle = (event: ToggleEvent<HTMLDivElement>) => {
    if (event.newState === 'open' || isByCrawler) return;
    const { activeElement, body } = document;
    const hadFocus =
      [body, anchor].includes(activeElement as HTMLElement) || event.currentTarget.contains(activeElement);
    onClose(hadFocus && anchor.checkVisibility());
  };
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    event.stopPropagation();
    if (event.key !== 'Tab') return moveInMenu(event);
    event.preventDefault();
    popover.current?.hidePopover();
  };
  if (isByCrawler)
    return <ExpectedDialog row={row} columns={columns} onNotify={onNotify} onClose={() => onClose(true)} />;
  return (
    <div
      ref={popover}
      popover="auto"
      role="menu"
      aria-label={urlsTexts.expected}
      tabIndex={-1}
      className={menu['menu']}
      onToggle={onToggle}
      onKeyDown={onKeyDown}
    >
      {choices.map((word) => (
        <ChoiceItem
          key={word}
          name={word === null ? urlsTexts.notSet : expectationChoices[word]}
          isChosen={expected === word}
          onChoose={() => void choose(word)}
        />
      ))}
      <ChoiceItem
        name={urlsTexts.byCrawlerMore}
        isChosen={expected === 'by-crawler'}
        onChoose={() => setByCrawler(true)}
      />
    </div>
  );
}

interface ChoiceItemProps {
  readonly name: string;
  readonly isChosen: boolean;
  readonly onChoose: () => void;
}

function ChoiceItem({ name, isChosen, onChoose }: ChoiceItemProps) {
  return (
    <button
      type="button"
      role="menuitemradio"
      aria-checked={isChosen}
      tabIndex={-1}
      className={item['item']}
      onClick={onChoose}
    >
      <span>{isChosen && <Icon name="tick" />}</span>
      <span>{name}</span>
    </button>
  );
}
