import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { Refusal } from './element-api';
import type { AttributeName } from './element-attributes';
import type { ElementEffect, ReplyStep, Step } from './element-model';
import {
  blockChanged,
  contentRead,
  greeted,
  textCallAnswered,
  textCalled,
  themeChanged,
} from './element-state';
import { entered, left, load, sendMissing } from './element-steps';
import { ElementRun, source } from './testdata/element-run';
import { aVerdict } from './testdata/fake-frame';

const REFUSALS = ['busy', 'invalid', 'too-large', 'no-answer'] as const;
/** Texts of the page's author, one of which no address can contain. */
const CONTENTS = [source('a'), source('b\udcff'), source(null), source(null, false)];
const VALUES: Readonly<Partial<Record<AttributeName, readonly (string | null)[]>>> = {
  view: ['both', 'verdict', 'nonsense', null],
  url: ['/a', null],
  loading: ['lazy', 'eager', 'click', null],
  height: ['auto', 'content', '300', null],
  tester: ['//', 'https://other.example/', null],
  label: ['x', null],
};

/** Events in random order, as numbers that choose among those that are possible. */
const choices = fc.array(fc.tuple(fc.nat({ max: 15 }), fc.nat({ max: 11 })), { maxLength: 80 });

/** An element in a page that can do everything a page, a frame and a reader can. */
class RandomPage {
  readonly run = new ElementRun();
  /** Requests that the frame hasn't answered, with the event of their answer. */
  sent: (ReplyStep | undefined)[] = [];
  /** Texts of calls of `setText` that haven't been answered. */
  calls: string[] = [];
  timers = new Set<Step>();
  hasFrame = false;
  hasPort = false;
  readies = 0;
  lastText = 0;

  /** Makes an event happen if it can, and returns its effects. */
  step(kind: number, pick: number): readonly ElementEffect[] {
    const { run } = this;
    const isIn = run.state.stage !== 'out';
    const content = CONTENTS[pick % CONTENTS.length] ?? source(null);
    const events: (() => unknown)[] = [
      () => (isIn ? run.do(left) : run.do(entered)),
      () => run.state.stage === 'entered' && run.do(contentRead, content, content.text !== null && pick > 5),
      () => run.state.stage === 'entered' && run.do(contentRead, content, false),
      () => isIn && run.do(load, run.measures),
      () => run.request(),
      () => this.attribute(pick),
      () => this.hasFrame && run.do(themeChanged, pick % 2 ? 'dark' : 'light'),
      () => this.hasFrame && this.greet(),
      () => this.hasPort && this.frame(pick),
      () => this.hasPort && this.ready(),
      () => this.hasPort && this.answer(pick),
      () => this.call(),
      () => this.hasPort && this.settleCall(pick % 3 === 0 ? 'too-large' : null),
      () => run.state.isBlock && run.do(blockChanged, pick === 0 ? null : content),
      () => this.expire(pick),
      () => run.do(sendMissing),
    ];
    run.effects.length = 0;
    events[kind]?.();
    const effects = run.taken();
    this.follow(effects);
    return effects;
  }

  attribute(pick: number): void {
    const names = Object.keys(VALUES) as AttributeName[];
    const name = names[pick % names.length] ?? 'url';
    const values = VALUES[name] ?? [];
    this.run.set({ [name]: values[pick % values.length] ?? null });
  }

  greet(): void {
    this.hasPort = true;
    this.run.do(greeted);
  }

  ready(): void {
    this.readies++;
    this.run.frame({ event: 'ready' });
  }

  frame(pick: number): void {
    if (pick < 4) this.run.frame({ event: 'verdict', verdict: { ...aVerdict, url: `/${pick}` } });
    else if (pick < 8) this.run.frame({ event: 'change', length: pick });
    else this.run.frame({ event: 'height', height: 100 * pick });
  }

  answer(pick: number): void {
    const reply = this.sent.shift();
    if (reply) this.run.do(reply, REFUSALS[pick] ?? null, 'edited');
  }

  call(): void {
    this.calls.push(`set ${this.lastText++}`);
    this.run.do(textCalled).request();
    if (this.run.state.stage === 'out') this.refuseCalls();
  }

  settleCall(refusal: Refusal | null): void {
    const text = this.calls.shift();
    if (text !== undefined) this.run.do(textCallAnswered, refusal ? null : text);
  }

  refuseCalls(): void {
    while (this.calls.length > 0) this.settleCall('removed');
  }

  expire(pick: number): void {
    const timer = [...this.timers][pick % Math.max(this.timers.size, 1)];
    if (timer) this.run.do(timer);
  }

  /** Does what the effects say. */
  follow(effects: readonly ElementEffect[]): void {
    for (const effect of effects) {
      if (effect[0] === 'createFrame') this.hasFrame = true;
      else if (effect[0] === 'timer') this.timers.add(effect[1]);
      else if (effect[0] === 'send') this.sent.push(effect[3]);
      else if (effect[0] === 'refuse') this.refuseCalls();
      else if (effect[0] === 'end') {
        this.hasFrame = this.hasPort = false;
        this.timers.clear();
        for (const reply of this.sent.splice(0)) if (reply) this.run.do(reply, 'removed', undefined);
        this.refuseCalls();
      }
    }
    this.run.effects.length = 0;
  }
}

/** Runs random events, and calls `check` after each with its effects. */
function forAll(check: (page: RandomPage, effects: readonly ElementEffect[]) => void): void {
  fc.assert(
    fc.property(choices, (steps) => {
      const page = new RandomPage();
      for (const [kind, pick] of steps) check(page, page.step(kind, pick));
    }),
    { numRuns: 600 },
  );
}

it('touches no frame that is not there, and has at most one', () => {
  forAll((page, effects) => {
    const had = effects.findIndex(([type]) => type === 'end');
    for (const [i, [type]] of effects.entries()) {
      if (type === 'send') expect(page.hasPort && i > had).toBe(true);
      if (type === 'createFrame') expect(effects.filter(([other]) => other === type)).toHaveLength(1);
    }
    expect(page.hasFrame).toBe(page.run.state.stage === 'framed');
    if (page.run.state.stage === 'out')
      expect(effects.every(([type]) => type === 'end' || type === 'refuse')).toBe(true);
  });
});

it('shows only a frame that is ready and has its text, and never with a failure', () => {
  forAll(({ hasPort, readies, run }) => {
    if (!run.look.isShown) return;
    expect([hasPort, readies > 0, run.look.failure]).toEqual([true, true, null]);
  });
});

it('says ready at most once for each time that the frame does, and only when it is shown', () => {
  let said = 0;
  let last: RandomPage | undefined;
  forAll((page, effects) => {
    if (page !== last) said = 0;
    last = page;
    const names = effects.flatMap((effect) => (effect[0] === 'emit' ? [effect[1]] : []));
    const readies = names.filter((name) => name === 'ready').length;
    said += readies;
    expect(said).toBeLessThanOrEqual(page.readies);
    if (readies > 0) expect([readies, page.run.look.isShown]).toEqual([1, true]);
    if (!names.includes('error')) return;
    const { isShown, failure, height, covers, offer } = page.run.look;
    expect([isShown, covers, offer]).toEqual([false, false, null]);
    if (failure !== 'no-text') expect(height).toBeNull();
  });
});

it('refuses every request outside the page', () => {
  forAll(({ run }) => {
    if (run.state.stage !== 'out') return;
    expect(
      new Set(
        run
          .request()
          .taken()
          .map(([type, reason]) => `${type} ${reason}`),
      ),
    ).toEqual(new Set(['refuse removed']));
  });
});

it('never replaces a text that the page has set by the content', () => {
  forAll(({ run, lastText, calls }) => {
    if (lastText === 0 || run.state.textCalls === calls.length) return;
    // At least one call was taken.
    expect(run.state.text).toMatch(/^set |^edited/);
  });
});

it('waits for as many texts as the frame has not answered', () => {
  forAll(({ run, sent }) => {
    const texts = sent.filter((reply) => reply?.name === 'textAnswered');
    expect(run.state.unanswered).toBe(texts.length);
    expect(run.state.textCalls).toBeGreaterThanOrEqual(0);
  });
});

it('changes no state that it was given', () => {
  forAll(({ run }) => {
    const before = run.state;
    const copy = structuredClone({ ...before, effects: [] });
    run.do(left).do(entered);
    expect({ ...before, effects: [] }).toEqual(copy);
    run.state = before;
  });
});
