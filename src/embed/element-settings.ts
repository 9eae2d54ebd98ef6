import type { Verdict } from './element-api';
import { flagNames, type SettingName } from './element-attributes';
import type { Settings } from './protocol';

/** Milliseconds until settings that the frame refused as `busy` are sent again. */
const RETRY_DELAY = 1_000;
/** The parts of a verdict that a reader can have changed. */
const QUESTION = ['crawler', 'url'] as const;

/** The settings of an element's frame, and those that the frame doesn't have yet. */
export interface FrameSettings {
  /** Returns the value of a setting: the reader's, else the attribute's. The theme is the page's, unless the attribute sets one. */
  read(name: SettingName): string | null;
  /** Marks a setting that the page has changed. The reader's value no longer counts. */
  change(name: SettingName): void;
  /** Keeps the question of a verdict if it isn't the one that the attributes gave, in case the frame is replaced. */
  keep(verdict: Verdict): void;
  /** Sets which settings the frame doesn't have. */
  setMissing(names: Iterable<SettingName>): void;
  /** Sends them in one request, because frameworks set attributes one by one. */
  send(): void;
}

/** Dependencies of `createFrameSettings`. */
interface Connection {
  /** Returns the theme of the page around the element. */
  theme(): string;
  /** Sends settings to the frame. Rejects with an Error whose message is a `Refusal`. */
  set(settings: Settings): Promise<unknown>;
  /** Called when `send` should be called again. */
  retry(): void;
}

/** Creates the settings of a frame from the attributes of its element. */
export function createFrameSettings(host: Element, { theme, set, retry }: Connection): FrameSettings {
  let missing = new Set<SettingName>();
  /** The question as the frame answered it first, for these attributes: it may word the crawler differently. */
  const first: Partial<Record<SettingName, string>> = {};
  /** The parts of the last question that differ from it. */
  const kept: Partial<Record<SettingName, string>> = {};
  const read = (name: SettingName): string | null => {
    const value = kept[name] ?? parameterOf(host, name);
    return name === 'theme' && (value ?? 'auto') === 'auto' ? theme() : value;
  };
  return {
    read,
    change(name) {
      delete kept[name];
      delete first[name];
      missing.add(name);
    },
    keep(verdict) {
      for (const name of QUESTION) {
        // The frame hasn't been asked yet what the page wants.
        if (missing.has(name)) continue;
        first[name] ??= verdict[name];
        if (verdict[name] === first[name]) delete kept[name];
        else kept[name] = verdict[name];
      }
    },
    setMissing(names) {
      missing = new Set(names);
    },
    send() {
      const names = [...missing];
      missing.clear();
      if (names.length === 0) return;
      set(settingsOf(names, read)).catch(({ message }) => {
        if (message !== 'busy') return;
        for (const name of names) {
          delete kept[name];
          missing.add(name);
        }
        setTimeout(retry, RETRY_DELAY);
      });
    },
  };
}

/** Converts an attribute into a parameter of the frame's address. The frame itself reports invalid values. */
function parameterOf(host: Element, name: SettingName): string | null {
  const value = host.getAttribute(name);
  if (!isFlag(name)) return value;
  return value === null || value === 'false' ? null : '1';
}

function isFlag(name: SettingName): boolean {
  return (flagNames as readonly string[]).includes(name);
}

/**
 * Converts parameters, as `read` returns them, into settings for a loaded frame. Null restores the default. The frame ignores invalid values.
 */
function settingsOf(names: Iterable<SettingName>, read: (name: SettingName) => string | null): Settings {
  return Object.fromEntries(Array.from(names, (name) => [name, settingOf(name, read(name))]));
}

function settingOf(name: SettingName, value: string | null): string | number | boolean | null {
  if (isFlag(name)) return value !== null;
  // A single line is a number: older frames know nothing else. An empty value or 0 is no line.
  if (name === 'highlight') return Number(value) === 0 ? null : Number(value) || value;
  return value;
}
