'use client';
/** The package's entry point for React 18 and later: <robots-txt-tester> as a component, and its types in JSX. */
import {
  createElement,
  type DetailedHTMLProps,
  forwardRef,
  type HTMLAttributes,
  useEffect,
  useImperativeHandle,
  useRef,
} from 'react';
import type { Guess, Refusal, RobotsTxtTesterElement, Verdict } from '../embed/element-api';
import type { attributeNames, flagNames } from '../embed/element-attributes';
import type { EmbedTheme, EmbedView } from '../embed/protocol';
import { defineRobotsTxtTester } from './element';

/** The element's own attributes, whose values are strings. */
type AttributeName = (typeof attributeNames)[number];
type FlagName = (typeof flagNames)[number];

/** Called with what the element's events say. The latest functions count, and may change with every rendering. */
interface Listeners {
  readonly onReady?: (() => void) | undefined;
  /** Also called for a verdict that came before the component listened. */
  readonly onVerdict?: ((verdict: Verdict) => void) | undefined;
  /** The reader of a quiz has guessed. */
  readonly onGuess?: ((guess: Guess) => void) | undefined;
  /** The reader changed the text; its length in UTF-16 units. */
  readonly onChange?: ((change: { length: number }) => void) | undefined;
  readonly onError?: ((error: { reason: Refusal }) => void) | undefined;
}

type OwnHtmlAttributes = Omit<
  HTMLAttributes<RobotsTxtTesterElement>,
  'children' | 'dangerouslySetInnerHTML' | keyof Listeners
>;

/** The element's attributes and events, and the attributes of any HTML element. */
export interface RobotsTxtTesterProps
  extends OwnHtmlAttributes,
    Listeners,
    Partial<
      Record<Exclude<AttributeName, 'tester' | FlagName | 'view' | 'theme'>, string | number | undefined> &
        Record<FlagName, boolean | undefined>
    > {
  /** Address of the tester. */
  readonly tester: string;
  /** The robots.txt. A text that changes later replaces the one in the tester, also what the reader has typed. */
  readonly children?: string | undefined;
  readonly view?: EmbedView | undefined;
  readonly theme?: EmbedTheme | undefined;
}

/**
 * Defines `<robots-txt-tester>` in the browser and renders one. Servers render it with its text, which stays readable without scripts. The ref is the
 * element with its methods; effects may call them.
 */
export const RobotsTxtTester = /* @__PURE__ */ forwardRef<RobotsTxtTesterElement, RobotsTxtTesterProps>(
  function RobotsTxtTester(
    {
      tester,
      children = '',
      readonly,
      quiz,
      className,
      onReady,
      onVerdict,
      onGuess,
      onChange,
      onError,
      ...attributes
    },
    ref,
  ) {
    const own = useRef<RobotsTxtTesterElement>(null);
    const listeners = useRef<Listeners>({});
    const text = useRef(children);
    useImperativeHandle(ref, () => own.current as RobotsTxtTesterElement);
    useEffect(() => {
      listeners.current = { onReady, onVerdict, onGuess, onChange, onError };
    });
    useEffect(() => defineRobotsTxtTester({ tester }), [tester]);
    useEffect(() => (own.current === null ? undefined : listen(own.current, listeners)), []);
    useEffect(() => {
      if (text.current === children) return;
      text.current = children;
      // In browsers where the element isn't defined, it has no methods and shows what React has rendered.
      own.current
        ?.setText?.(children)
        .catch(({ message }) => listeners.current.onError?.({ reason: message as Refusal }));
    }, [children]);
    return createElement(
      'robots-txt-tester',
      // React 18 writes attributes of custom elements as they are called here, so the class can't be `className`.
      {
        ...attributes,
        ref: own,
        tester,
        class: className,
        readonly: readonly ? '' : undefined,
        quiz: quiz ? '' : undefined,
      },
      children === '' ? null : createElement('pre', null, children),
    );
  },
);

/** Passes the element's events on, and the verdict that it already has, until the returned function is called. */
function listen(element: RobotsTxtTesterElement, listeners: { readonly current: Listeners }): () => void {
  const stop = new AbortController();
  const { signal } = stop;
  element.addEventListener('ready', () => listeners.current.onReady?.(), { signal });
  element.addEventListener('verdict', ({ detail }) => listeners.current.onVerdict?.(detail), { signal });
  element.addEventListener('guess', ({ detail }) => listeners.current.onGuess?.(detail), { signal });
  element.addEventListener('change', ({ detail }) => listeners.current.onChange?.(detail), { signal });
  element.addEventListener('error', ({ detail }) => listeners.current.onError?.(detail), { signal });
  if (element.verdict) listeners.current.onVerdict?.(element.verdict);
  return () => stop.abort();
}

type ElementProps = DetailedHTMLProps<HTMLAttributes<RobotsTxtTesterElement>, RobotsTxtTesterElement> &
  Partial<Record<Exclude<AttributeName, FlagName>, string> & Record<FlagName, ''>>;

declare module 'react' {
  // biome-ignore lint/style/noNamespace: React's types can only be extended in their own namespace.
  namespace JSX {
    interface IntrinsicElements {
      'robots-txt-tester': ElementProps;
    }
  }
}
