import type { Completion, CompletionContext, CompletionResult } from '@codemirror/autocomplete';
import { insertCompletionText, pickedCompletion, snippet } from '@codemirror/autocomplete';
import type { CompletionSource, OfferedField, OfferedSnippet } from './completion-source';
import { isInGroup, type TypedPlace, typedPlace } from './typed-place';

/**
 * Returns the completions at the caret, or null. While a person types, a complete word or an empty line gets
 * none; Ctrl-Space requests them there too, including snippets.
 */
export async function offer(
  source: CompletionSource,
  context: CompletionContext,
): Promise<CompletionResult | null> {
  const place = typedPlace(context.state, context.pos);
  if (place === null) return null;
  const options = await optionsAt(source, place, context);
  const isComplete = (text: string) =>
    options.some(({ label }) => label.toLowerCase() === text.toLowerCase());
  if (options.length === 0 || (isComplete(place.text) && !context.explicit)) return null;
  // The source filters paths. CodeMirror filters all other completions while the user types.
  return place.kind === 'path'
    ? { from: place.from, options, filter: false }
    : { from: place.from, options, validFor: (text) => /^[\w.:/*-]+$/.test(text) && !isComplete(text) };
}

async function optionsAt(
  source: CompletionSource,
  place: TypedPlace,
  context: CompletionContext,
): Promise<Completion[]> {
  const isRequested = context.explicit || place.text !== '';
  switch (place.kind) {
    case 'field':
      return isRequested ? lineBegins(source, place, context) : [];
    case 'agent': {
      const tokens = await source.tokens();
      return tokens.map(({ name, detail, info }, at) => ({
        label: name,
        detail,
        info,
        type: 'token',
        // Among names that match equally well, keep the order of the list.
        sortText: String(at).padStart(6, '0'),
      }));
    }
    case 'path':
      return isRequested ? (await source.paths(place.text)).map((label) => ({ label, type: 'path' })) : [];
    case 'sitemap':
      return source.sitemaps().map((label) => ({ label, type: 'sitemap' }));
  }
}

async function lineBegins(
  source: CompletionSource,
  place: TypedPlace,
  { state }: CompletionContext,
): Promise<Completion[]> {
  const inGroup = isInGroup(state, place.from);
  const fields = source.fields.map((field, at) => fieldOption(field, at, inGroup, place.hasColon));
  const isAlone = !place.hasColon && state.doc.lineAt(place.from).text.trim() === place.text;
  if (!isAlone) return fields;
  const snippets = await source.snippets();
  return [...fields, ...snippets.map((offered) => snippetOption(offered, source.labels.snippets))];
}

function fieldOption(
  { name, detail, info, inGroup }: OfferedField,
  at: number,
  isInGroupNow: boolean,
  hasColon: boolean,
): Completion {
  return {
    label: name,
    detail,
    info,
    type: 'field',
    sortText: String(at).padStart(2, '0'),
    boost: inGroup === isInGroupNow ? 10 : 0,
    apply: (view, completion, from, to) => {
      view.dispatch({
        ...insertCompletionText(view.state, hasColon ? name : `${name}: `, from, to),
        annotations: pickedCompletion.of(completion),
      });
    },
  };
}

function snippetOption({ name, info, template }: OfferedSnippet, section: string): Completion {
  return { label: name, info, type: 'snippet', section, apply: snippet(template) };
}
