import { describe, expect, it } from 'vitest';
import { type AttributeName, settingNames } from './element-attributes';
import { REQUEST_TIMEOUT } from './element-requests';
import {
  attributeChanged,
  blockChanged,
  contentRead,
  greeted,
  textCallAnswered,
  textCalled,
  themeChanged,
} from './element-state';
import { entered, left, load, sendMissing } from './element-steps';
import { ElementRun, FILE, HOME, MEASURES, source } from './testdata/element-run';
import { aVerdict } from './testdata/fake-frame';

/** The answer as it is printed. */
const PRINTED = `Googlebot, ${aVerdict.url}: ${aVerdict.sentence}`;
const EMPTY = source(null);
const OTHER = 'User-agent: *\nAllow: /\n';
/** Content that isn't plain text. */
const MANGLED = source(null, false);

/** The frame's address for these attributes and this text. */
const address = (parameters: string, text: string | null = FILE): string =>
  `${HOME}embed/#${[parameters, 'theme=light', text && `text=${encodeURIComponent(text)}`].filter(Boolean).join('&')}`;

describe('before loading', () => {
  it('reads the content once it has entered, and waits for the reader', () => {
    const run = new ElementRun().do(entered);
    expect(run.taken()).toEqual([['read']]);
    expect(run.look).toMatchObject({ height: 420, isShown: false, offer: null });
    run.do(contentRead, source(FILE), false);
    expect(run.taken()).toEqual([['watch', true]]);
    run.do(load, MEASURES);
    expect(run.taken().slice(0, 2)).toEqual([
      ['watch', false],
      ['createFrame', address('')],
    ]);
  });

  it('loads an eager element when it is its turn, and one whose method was called', () => {
    expect(ElementRun.read({ loading: 'eager' }).taken()).toContainEqual(['queue']);
    const run = new ElementRun().do(entered).request();
    expect(run.taken()).toEqual([['read']]);
    run.do(contentRead, source(FILE), false);
    expect(run.taken()).toContainEqual(['queue']);
    expect(ElementRun.read().request().all('createFrame')).toEqual([[address('')]]);
  });

  it('loads once: a second sight, call or turn changes nothing', () => {
    const run = ElementRun.read().do(load, MEASURES).do(load, MEASURES).request();
    expect(run.all('createFrame')).toHaveLength(1);
  });

  it('offers a button if the page says so and there is a text', () => {
    const run = ElementRun.read({ loading: 'click' });
    expect(run.taken()).toEqual([['read'], ['watch', false]]);
    expect(run.look.offer).toBe('test');
    run.request();
    expect(run.look.offer).toBe('loading');
    run.do(greeted).frame({ event: 'ready' });
    expect(run.look).toMatchObject({ offer: null, isShown: true });
    // Beside the reason for which there is no frame, it would do nothing.
    const failed = ElementRun.read({ loading: 'click', tester: '//' });
    expect(failed.look.offer).toBe('test');
    expect(failed.request().look).toMatchObject({ failure: 'invalid', offer: null });
    for (const content of [EMPTY, MANGLED]) {
      const other = ElementRun.read({ loading: 'click' }, content);
      expect(other.look.offer).toBeNull();
      expect(other.taken()).toContainEqual(['watch', true]);
    }
  });

  it('follows a change of `loading` until it has a frame', () => {
    const run = ElementRun.read();
    run.taken();
    run.set({ loading: 'click' });
    expect([run.look.offer, ...run.taken()]).toEqual(['test', ['watch', false]]);
    run.set({ loading: 'eager' });
    expect([run.look.offer, ...run.taken()]).toEqual([null, ['watch', true], ['queue']]);
    run.do(load, MEASURES);
    run.taken();
    run.set({ loading: 'lazy' });
    expect(run.taken()).toEqual([]);
  });

  it('waits for its content, which may not have been parsed', () => {
    const run = new ElementRun().set({ loading: 'eager' }).do(entered).do(load, null);
    expect(run.taken()).toEqual([['read']]);
  });

  it('gives the frame the attributes, and the text of the page', () => {
    const run = ElementRun.read({ crawler: 'a b', readonly: '', quiz: 'false', highlight: '2-3' });
    expect(run.do(load, MEASURES).all('createFrame')).toEqual([
      [`${HOME}embed/#crawler=a%20b&theme=light&readonly=1&highlight=2-3&text=${encodeURIComponent(FILE)}`],
    ]);
  });

  it('keeps the place of what it replaces', () => {
    expect(ElementRun.read({ height: 'content' }).do(load, MEASURES).look.height).toBe(300);
    const covering = new ElementRun()
      .set({ height: 'content' })
      .do(entered)
      .do(contentRead, source(FILE), true);
    expect(covering.look).toMatchObject({ height: null, covers: true });
    expect(covering.do(load, MEASURES).look.height).toBe(380);
    const beside = new ElementRun().set({ view: 'verdict' }).do(entered).do(contentRead, source(FILE), true);
    expect(beside.look).toMatchObject({ height: 44, covers: false });
  });
});

describe('no frame', () => {
  it.each([
    ['//', null],
    ['/tester', 'https://host.example/tester/embed/'],
  ])('with the tester %j', (tester, page) => {
    const run = ElementRun.read({ tester });
    run.do(load, run.measures);
    const created = run.all('createFrame').map(([to]) => to.replace(/#.*/, ''));
    expect(created).toEqual(page === null ? [] : [page]);
    expect(run.all('refuse')).toEqual(page === null ? [['invalid']] : []);
    expect(run.emitted()).toEqual(page === null ? [['error', { reason: 'invalid' }]] : []);
    expect(run.look).toMatchObject({ isShown: false, failure: page === null ? 'invalid' : null });
  });

  it('if the content is not plain text, until the page sets a text', () => {
    const run = ElementRun.read({}, MANGLED).do(load, MEASURES).do(load, MEASURES).request();
    expect(run.all('createFrame')).toEqual([]);
    expect(run.emitted()).toEqual([['error', { reason: 'not-plain-text' }]]);
    expect(run.all('refuse')).toContainEqual(['not-plain-text']);
    expect(run.look).toMatchObject({ failure: 'not-plain-text', height: null });
    run.do(textCalled).request();
    expect(run.all('createFrame')).toEqual([[address('', null)]]);
    run.do(greeted).do(textCallAnswered, OTHER).frame({ event: 'ready' });
    expect(run.look).toMatchObject({ failure: null, isShown: true, height: 420 });
    expect(run.emitted()).toEqual([['ready', null]]);
  });

  it('if there is no text, until the page sets one', () => {
    const run = ElementRun.read({}, EMPTY).do(load, MEASURES);
    expect(run.all('createFrame')).toEqual([]);
    expect(run.emitted()).toEqual([['error', { reason: 'no-text' }]]);
    // In its place: a text that comes late moves nothing.
    expect(run.look).toMatchObject({ failure: 'no-text', height: 420, isShown: false });
    run.do(textCalled).request().do(greeted).do(textCallAnswered, OTHER).frame({ event: 'ready' });
    expect(run.emitted()).toEqual([['ready', null]]);
    expect(run.look).toMatchObject({ failure: null, isShown: true });
  });

  it('and then says if its frame never answers', () => {
    const run = ElementRun.read({}, EMPTY).do(load, MEASURES).do(textCalled).request();
    expect(run.look.failure).toBeNull();
    run.emitted();
    run.wait(REQUEST_TIMEOUT);
    expect(run.emitted()).toEqual([['error', { reason: 'no-answer' }]]);
  });

  it('is no answer to an empty element if a method was called or a text set', () => {
    expect(ElementRun.read({}, EMPTY).request().all('createFrame')).toEqual([[address('', null)]]);
    const run = ElementRun.read({}, EMPTY).do(textCalled).do(load, MEASURES);
    expect(run.all('createFrame')).toEqual([[address('', null)]]);
  });

  it('outside the page: calls are refused', () => {
    const run = new ElementRun().request();
    expect(run.taken()).toEqual([['refuse', 'removed']]);
    expect(ElementRun.shown().do(left).request().taken()).toEqual([['end'], ['refuse', 'removed']]);
  });
});

describe('a frame', () => {
  it('is told what the host does, then what it lacks', () => {
    const long = 'a'.repeat(100_001);
    const run = ElementRun.greeted({ url: long, view: 'verdict' }, source(long));
    expect(run.all('createFrame')).toEqual([[`${HOME}embed/#view=verdict&theme=light`]]);
    expect(run.all('send').map((sent) => sent.slice(0, 2))).toEqual([
      ['hello', { height: 'auto', opens: true }],
      ['setText', { text: long }],
      ['set', { url: long }],
    ]);
  });

  it('is shown when it is ready, in any order with its verdict', () => {
    for (const events of [
      [{ event: 'ready' }, { event: 'verdict', verdict: aVerdict }],
      [{ event: 'verdict', verdict: aVerdict }, { event: 'ready' }],
    ] as const) {
      const run = ElementRun.greeted();
      for (const event of events) run.frame(event);
      expect(run.look).toMatchObject({ isShown: true, printed: PRINTED });
      expect(new Set(run.emitted())).toEqual(
        new Set([
          ['ready', null],
          ['verdict', aVerdict],
        ]),
      );
    }
  });

  it('that is ready waits for a text that the address cannot contain', () => {
    const run = ElementRun.greeted({}, source('a\udcff'));
    run.frame({ event: 'ready' });
    expect([run.look.isShown, run.emitted()]).toEqual([false, []]);
    run.answer('setText', null);
    expect([run.look.isShown, run.emitted()]).toEqual([true, [['ready', null]]]);
  });

  it('that refuses its text is not shown, until the page or its block has another', () => {
    for (const isReadyFirst of [true, false]) {
      const run = ElementRun.greeted({}, source('a\udcff'));
      if (isReadyFirst) run.frame({ event: 'ready' }).answer('setText', 'too-large');
      else run.answer('setText', 'too-large').frame({ event: 'ready' });
      expect(run.emitted()).toEqual([['error', { reason: 'too-large' }]]);
      expect(run.look).toMatchObject({ isShown: false, failure: 'too-large', height: null });
      run.do(textCalled).do(textCallAnswered, null);
      expect(run.look.isShown).toBe(false);
      run.do(textCalled).do(textCallAnswered, OTHER);
      expect(run.emitted()).toEqual([['ready', null]]);
      expect(run.look).toMatchObject({ isShown: true, failure: null, height: 420 });
    }
    const run = new ElementRun().do(entered).do(contentRead, source('a\udcff'), true).do(load, MEASURES);
    run.do(greeted).frame({ event: 'ready' }).answer('setText', 'too-large');
    run.do(blockChanged, source('b')).answer('setText', null);
    expect(run.emitted().map(([name]) => name)).toEqual(['error', 'ready']);
  });

  it('that never answers is an error, and shown if it answers later', () => {
    const run = ElementRun.read().do(load, MEASURES).wait(15_000);
    expect(run.emitted()).toEqual([['error', { reason: 'no-answer' }]]);
    expect(run.look).toMatchObject({ height: null, isShown: false });
    run.wait(15_000);
    expect(run.emitted()).toEqual([]);
    run.do(greeted).frame({ event: 'ready' });
    expect(run.emitted()).toEqual([['ready', null]]);
    expect(run.look).toMatchObject({ height: 420, isShown: true, failure: null });
  });

  it('that never answers takes the button that loaded it away', () => {
    const run = ElementRun.read({ loading: 'click' }).request();
    expect(run.look.offer).toBe('loading');
    expect(run.wait(15_000).look).toMatchObject({ failure: 'no-answer', offer: null });
  });

  it('that is shown in time is no error', () => {
    const run = ElementRun.read().do(load, MEASURES).do(greeted).frame({ event: 'ready' }).wait(15_000);
    expect(run.emitted()).toEqual([['ready', null]]);
    expect(run.look.isShown).toBe(true);
  });

  it('that was reloaded gets everything again, stays shown and says ready once', () => {
    const run = ElementRun.shown({ url: '/a' }).do(greeted);
    expect(run.look.isShown).toBe(true);
    const sent = run.effects.flatMap((effect) => (effect[0] === 'send' ? [effect.slice(1, 3)] : []));
    expect(sent.map(([method]) => method)).toEqual(['hello', 'setText', 'set']);
    expect(Object.keys(sent[2]?.[1] as object)).toEqual(settingNames);
    run.frame({ event: 'ready' }).answer('setText', null);
    expect(run.emitted()).toEqual([['ready', null]]);
  });

  it('that refuses the text after a reload is no longer shown', () => {
    const run = ElementRun.shown().do(greeted).frame({ event: 'ready' }).answer('setText', 'too-large');
    expect(run.emitted()).toEqual([['error', { reason: 'too-large' }]]);
    expect(run.look).toMatchObject({ isShown: false, failure: 'too-large' });
  });

  it('passes on what its reader does', () => {
    const run = ElementRun.shown();
    run.frame({ event: 'guess', guess: { guess: 'allowed', right: false } });
    run.frame({ event: 'change', length: 3 });
    expect(run.emitted()).toEqual([
      ['guess', { guess: 'allowed', right: false }],
      ['change', { length: 3 }],
    ]);
    run.frame({ event: 'constructor' } as never).frame({} as never);
    expect(run.emitted()).toEqual([]);
  });

  it("keeps its reader's text and question for the next frame, once the reader has paused", () => {
    const run = ElementRun.shown({ crawler: 'Googlebot/2.1', url: '/a' });
    run.frame({ event: 'change', length: 4 }).wait(300).answer('getText', null, 'mine');
    run.frame({ event: 'verdict', verdict: { ...aVerdict, url: '/mine' } });
    run.do(left).do(entered).do(contentRead, source(FILE), false).do(load, MEASURES);
    expect(run.all('createFrame')).toEqual([
      [`${HOME}embed/#crawler=Googlebot%2F2.1&url=%2Fmine&theme=light&text=mine`],
    ]);
    expect(
      ElementRun.shown()
        .frame({ event: 'change', length: 4 })
        .wait(300)
        .answer('getText', null, 'mine')
        .do(sendMissing)
        .all('send'),
    ).toEqual([]);
    const busy = ElementRun.shown().frame({ event: 'change', length: 4 }).wait(300);
    busy.answer('getText', 'busy');
    expect(busy.state.text).toBe(FILE);
  });
});

describe('attributes of a loaded frame', () => {
  it('are sent in one request, after the others that the page sets', () => {
    const run = ElementRun.shown().set({ url: '/b', crawler: 'GPTBot', readonly: '' });
    expect(run.taken()).toEqual([['sendSoon'], ['sendSoon'], ['sendSoon']]);
    run.do(sendMissing).do(sendMissing);
    expect(run.all('send').map(([, value]) => value)).toEqual([
      { url: '/b', crawler: 'GPTBot', readonly: true },
    ]);
  });

  it('are sent again if the frame was busy, with their last values', () => {
    const run = ElementRun.shown({ url: '/a' }).set({ url: '/b' }).do(sendMissing).set({ url: '/c' });
    run.answer('set', 'busy').wait(1_000);
    expect(run.all('send').map(([, value]) => value)).toEqual([{ url: '/c' }]);
    const once = ElementRun.shown().set({ url: '/b' }).do(sendMissing).answer('set', 'busy').wait(1_000);
    expect(once.all('send').map(([, value]) => value)).toEqual([{ url: '/b' }]);
    const refused = ElementRun.shown().set({ url: '/b' }).do(sendMissing).answer('set', 'invalid');
    expect(refused.all('timer')).toEqual([]);
  });

  it('that change before there is a port are sent with it', () => {
    const run = ElementRun.read().do(load, MEASURES).set({ url: '/b' });
    expect(run.all('sendSoon')).toEqual([]);
    run.do(greeted);
    expect(run.all('send').map(([, value]) => value)).toEqual([
      { height: 'fixed', opens: true },
      { url: '/b' },
    ]);
  });

  it('are in the title, unless the page gives another', () => {
    expect(ElementRun.read().look.title).toBe('robots.txt example');
    expect(ElementRun.read({ url: '/a' }).look.title).toBe('robots.txt example: /a');
    const run = ElementRun.shown({ crawler: 'Googlebot', url: '/a' }).set({ url: '/b' });
    expect(run.look.title).toBe('robots.txt example: Googlebot, /b');
  });

  it('are dressed: the title, and the theme of attribute and page', () => {
    const run = ElementRun.shown({ label: 'Example' });
    expect(run.look).toMatchObject({ title: 'Example', scheme: 'light' });
    run.do(themeChanged, 'dark').set({ label: null }).do(sendMissing);
    expect(run.look).toMatchObject({ title: 'robots.txt example', scheme: 'dark' });
    expect(run.all('send').map(([, value]) => value)).toEqual([{ theme: 'dark' }]);
  });

  it('another tester replaces the frame, and one that is set late is loaded', () => {
    const run = ElementRun.shown().set({ tester: 'https://other.example/' });
    expect(run.taken()).toEqual([['end'], ['read']]);
    expect(run.look.isShown).toBe(false);
    run.do(contentRead, source(FILE), false);
    run.do(load, run.measures);
    expect(run.all('createFrame')[0]?.[0]).toMatch(/^https:\/\/other\.example\/embed\/#/);
    const late = ElementRun.read({ tester: '//' }).request().set({ tester: HOME });
    expect(late.look.failure).toBeNull();
    late.do(contentRead, source(FILE), false).do(load, MEASURES);
    expect(late.all('createFrame')).toHaveLength(1);
    expect(new ElementRun().set({ tester: HOME }).do(entered).set({ tester: '/' }).taken()).toEqual([
      ['read'],
    ]);
  });
});

describe('the height', () => {
  const heights = (run: ElementRun, ...reported: number[]) =>
    reported.map((height) => run.frame({ event: 'height', height }).look.height);

  it('is that of the attributes, unless it follows the content', () => {
    expect(heights(ElementRun.shown(), 200)).toEqual([420]);
    expect(heights(ElementRun.shown({ height: '300' }), 200)).toEqual([300]);
    expect(heights(ElementRun.shown({ height: 'auto', 'max-height': '600' }), 200, 900)).toEqual([200, 600]);
    expect(heights(ElementRun.shown({ view: 'verdict' }), 60, 20)).toEqual([60, 44]);
  });

  it('changes with attributes, which the frame is told', () => {
    const run = ElementRun.shown({ height: 'auto' });
    heights(run, 200);
    run.set({ height: '500' });
    expect(run.look.height).toBe(500);
    expect(run.all('send')).toEqual([['hello', { height: 'fixed', opens: true }]]);
    run.set({ height: 'content' });
    expect(run.look.height).toBe(500);
    run.set({ height: null, view: 'verdict' });
    expect(run.look.height).toBe(44);
    run.set({ height: '200', view: 'both' });
    expect(run.look.height).toBe(200);
    const following = ElementRun.shown({ height: 'auto' });
    heights(following, 300);
    expect(following.set({ view: 'editor' }).look.height).toBe(300);
  });

  it('stops following a loop', () => {
    const run = ElementRun.shown({ height: 'auto' });
    const followed = heights(run, ...Array.from({ length: 300 }, (_, i) => 300 + (i % 2) * 50));
    expect(followed.filter((height, i) => height !== followed[i - 1])).toHaveLength(50);
  });
});

describe('the block before the element', () => {
  const covering = (attributes: Partial<Record<AttributeName, string>> = {}) => {
    const run = new ElementRun().set(attributes).do(entered).do(contentRead, source(FILE), true);
    return run.do(load, MEASURES).do(greeted).frame({ event: 'ready' });
  };

  it('is covered by views that show the file', () => {
    for (const [view, covers] of [
      ['both', true],
      ['editor', true],
      ['sentence', false],
      ['overview', false],
    ] as const)
      expect([view, covering({ view }).look.covers]).toEqual([view, covers]);
    const run = covering().set({ view: 'verdict' });
    expect(run.look).toMatchObject({ covers: false, isShown: true });
    expect(run.set({ view: 'both' }).look.covers).toBe(true);
    expect(run.do(left).look).toMatchObject({ covers: false, isShown: false });
  });

  it('gives the frame its text when that has changed', () => {
    const run = covering().do(blockChanged, source(FILE));
    expect(run.all('send').map(([method]) => method)).toEqual(['hello']);
    run.do(blockChanged, source(OTHER));
    expect(run.all('send').map(([method, value]) => [method, value])).toEqual([['setText', { text: OTHER }]]);
    run.do(sendMissing).do(blockChanged, source('x', false));
    expect(run.all('send')).toEqual([]);
    expect(run.state.text).toBe(OTHER);
  });

  it('that has changed is what the frame shows and the page prints, without another `ready`', () => {
    const run = covering()
      .frame({ event: 'change', length: 1 })
      .frame({ event: 'verdict', verdict: aVerdict })
      .wait(300)
      .answer('getText', null, 'mine');
    expect(run.look.printed).toBeNull();
    run.emitted();
    run.do(blockChanged, source(OTHER)).answer('setText', null);
    run.frame({ event: 'verdict', verdict: aVerdict });
    expect(run.emitted()).toEqual([['verdict', aVerdict]]);
    expect(run.look.printed).toBe(PRINTED);
  });

  it('takes the element with it when it is removed', () => {
    const run = covering();
    run.taken();
    expect(run.do(blockChanged, null).taken()).toEqual([['end'], ['read']]);
  });

  it('stays visible beside a text that the page sets before the frame is shown', () => {
    const run = new ElementRun().do(entered).do(contentRead, source(FILE), true);
    run.do(textCalled).request();
    expect(run.look.covers).toBe(false);
    run.do(textCallAnswered, null);
    expect(run.look.covers).toBe(true);
    run.do(textCalled).do(textCallAnswered, OTHER).do(greeted).frame({ event: 'ready' });
    expect(run.look).toMatchObject({ covers: false, isShown: true });
    const shown = covering().do(textCalled).do(textCallAnswered, OTHER);
    expect(shown.look.covers).toBe(true);
  });
});

describe('a text that the page sets', () => {
  it('counts instead of the content, also after the element was moved', () => {
    const run = ElementRun.shown().do(textCalled).do(textCallAnswered, OTHER);
    run.do(left).do(entered).do(contentRead, source('# new content'), false).do(load, MEASURES);
    expect(run.all('createFrame')).toEqual([[address('', OTHER)]]);
  });

  it('gives way to the content if the frame refuses it, and counts while it has not answered', () => {
    const run = new ElementRun()
      .do(entered)
      .do(contentRead, source(FILE), true)
      .do(load, MEASURES)
      .do(greeted);
    run.do(textCalled).do(blockChanged, source(OTHER));
    expect(run.state.text).toBe(FILE);
    run.do(textCallAnswered, null).do(blockChanged, source(OTHER));
    expect(run.state.text).toBe(OTHER);
  });

  it('ends with the element: the call is refused, and the content counts again', () => {
    const run = ElementRun.shown().do(textCalled).do(left).do(textCallAnswered, null);
    run.do(entered).do(contentRead, source(OTHER), false).do(load, MEASURES);
    expect(run.all('createFrame')).toEqual([[address('', OTHER)]]);
  });

  it('is not the text on paper: its answer is not printed', () => {
    expect(ElementRun.shown().look.printed).toBe(PRINTED);
    const run = ElementRun.shown().do(textCalled).do(textCallAnswered, OTHER);
    expect(run.look.printed).toBeNull();
    const edited = ElementRun.shown().frame({ event: 'change', length: 1 }).wait(300);
    expect(edited.answer('getText', null, 'mine').look.printed).toBeNull();
    // The reader's own button puts the text back.
    edited.frame({ event: 'change', length: 1 }).wait(300).answer('getText', null, FILE);
    expect(edited.look.printed).toBe(PRINTED);
    const none = { ...aVerdict, outcome: 'none' } as const;
    expect(ElementRun.shown().frame({ event: 'verdict', verdict: none }).look.printed).toBeNull();
  });
});

describe('moves', () => {
  it('end everything of the former frame: late answers and timers change nothing', () => {
    const run = ElementRun.greeted({}, source('a\udcff')).frame({ event: 'change', length: 1 });
    const [reply] = run.all('send').filter(([method]) => method === 'setText');
    run.do(left).frame({ event: 'ready' });
    if (reply?.[2]) run.do(reply[2] as never, ...(['removed', undefined] as never[]));
    expect(run.state.unanswered).toBe(0);
    expect(run.emitted().map(([name]) => name)).toEqual(['change']);
    expect(run.look.isShown).toBe(false);
    run
      .do(entered)
      .do(contentRead, source(FILE), false)
      .do(load, MEASURES)
      .do(greeted)
      .frame({ event: 'ready' });
    expect(run.emitted()).toEqual([['ready', null]]);
  });

  it('show the frame of the new place only once that is ready', () => {
    const run = ElementRun.shown().do(left).do(entered);
    expect(run.look).toMatchObject({ isShown: false, height: 420 });
    run.do(contentRead, source(FILE), false);
    expect(run.taken()).toEqual([['end'], ['read'], ['watch', true]]);
    expect(run.state.verdict).toBe(aVerdict);
  });

  it('forget that the frame refused another text', () => {
    const run = ElementRun.greeted({}, source('a\udcff')).answer('setText', 'too-large').do(left).do(entered);
    run.do(contentRead, source(FILE), false).do(load, MEASURES).do(greeted).frame({ event: 'ready' });
    expect(run.look).toMatchObject({ isShown: true, failure: null });
  });

  it('forget a failure and the request to load', () => {
    const run = ElementRun.read({ tester: '//' }).request();
    expect(run.look.failure).toBe('invalid');
    run.do(left).do(entered).do(contentRead, source(FILE), false);
    expect(run.look.failure).toBeNull();
    expect(run.all('queue')).toEqual([]);
  });

  it('with attributes that a framework sets one by one, before and after', () => {
    const run = new ElementRun()
      .do(attributeChanged, 'view', 'sentence')
      .do(entered)
      .do(attributeChanged, 'view', null)
      .do(attributeChanged, 'crawler', 'Bingbot')
      .do(contentRead, source(FILE), false)
      .do(attributeChanged, 'url', '/x')
      .do(load, MEASURES);
    expect(run.all('createFrame')).toEqual([[address('crawler=Bingbot&url=%2Fx')]]);
    expect(run.look.height).toBe(420);
  });
});
