import { testerFolder } from '../element-address';
import type { Refusal } from '../element-api';
import type { AttributeName } from '../element-attributes';
import { lookOf } from '../element-look';
import type { EffectDetails, ElementEffect, ElementState, FrameMeasures, Step } from '../element-model';
import { attributeChanged, contentRead, greeted, initialState, nextState, requested } from '../element-state';
import { entered, frameChanged, load } from '../element-steps';
import type { SourceText } from '../element-text';
import type { FrameEvent } from '../protocol';
import { aVerdict } from './fake-frame';

export const HOME = 'https://tester.example/';
export const FILE = 'User-agent: *\nDisallow: /\n';
/** Address of the page. */
const BASE = 'https://host.example/a/page.html';
export const MEASURES: FrameMeasures = {
  theme: 'light',
  height: 300,
  above: 80,
  folder: HOME,
};

/** A text in the page. */
export function source(text: string | null, isPlain = true): SourceText {
  return { text, hidden: false, isPlain };
}

/** An element that takes one event after another, and remembers the effects. */
export class ElementRun {
  state: ElementState = initialState();
  readonly effects: ElementEffect[] = [];

  /** An element in the page whose content has been read. */
  static read(attributes: Partial<Record<AttributeName, string>> = {}, content = source(FILE)): ElementRun {
    return new ElementRun().set(attributes).do(entered).do(contentRead, content, false);
  }

  /** An element whose frame has loaded, before it is ready. */
  static greeted(
    attributes: Partial<Record<AttributeName, string>> = {},
    content = source(FILE),
  ): ElementRun {
    return ElementRun.read(attributes, content).do(load, MEASURES).do(greeted);
  }

  /** An element whose frame is shown. */
  static shown(attributes: Partial<Record<AttributeName, string>> = {}, content = source(FILE)): ElementRun {
    const run = ElementRun.greeted(attributes, content).frame({ event: 'verdict', verdict: aVerdict });
    run.frame({ event: 'ready' });
    run.effects.length = 0;
    return run;
  }

  /** Measures that the page passes with the next event. */
  get measures(): FrameMeasures | null {
    if (this.state.stage !== 'read') return null;
    return { ...MEASURES, folder: testerFolder(this.state.attributes.tester || HOME, BASE) };
  }

  get look() {
    return lookOf(this.state);
  }

  do<Details extends readonly unknown[]>(step: Step<Details>, ...details: Details): this {
    this.state = nextState(this.state, step, ...details);
    this.effects.push(...this.state.effects);
    return this;
  }

  set(attributes: Partial<Record<AttributeName, string | null>>): this {
    for (const [name, value] of Object.entries(attributes))
      this.do(attributeChanged, name as AttributeName, value);
    return this;
  }

  frame(event: FrameEvent, time = 0): this {
    return this.do(frameChanged, event, time);
  }

  request(): this {
    return this.do(requested, this.measures);
  }

  /** Takes the effects so far. */
  taken(): ElementEffect[] {
    return this.effects.splice(0);
  }

  /** Takes the details of the effects of one type so far. */
  all<Type extends ElementEffect[0]>(type: Type): EffectDetails<Type>[] {
    const rest: ElementEffect[] = [];
    const found: EffectDetails<Type>[] = [];
    for (const effect of this.taken())
      if (effect[0] === type) found.push(effect.slice(1) as unknown as EffectDetails<Type>);
      else rest.push(effect);
    this.effects.push(...rest);
    return found;
  }

  /** Events that the page has received so far: name and detail. */
  emitted(): readonly (readonly [name: string, detail: unknown])[] {
    return this.all('emit');
  }

  /** Answers the oldest request of a method that the frame was sent. */
  answer(method: string, refusal: Refusal | null, value?: unknown): this {
    const sent = this.effects.find((effect) => effect[0] === 'send' && effect[1] === method);
    if (sent?.[0] !== 'send') throw new Error(`No ${method} was sent`);
    this.effects.splice(this.effects.indexOf(sent), 1);
    const [, , , reply] = sent;
    if (reply) this.do(reply, refusal, value);
    return this;
  }

  /** Lets the time of a timer pass that was started with this many milliseconds. */
  wait(time: number): this {
    const started = this.effects.findLast((effect) => effect[0] === 'timer' && effect[2] === time);
    if (started?.[0] !== 'timer') throw new Error(`No timer of ${time} ms was started`);
    return this.do(started[1]);
  }
}
