/** What .ci/build-embed-script.mjs knows about the custom element's script. */
declare module 'virtual:embed-script' {
  /** The script that never changes under its name: its file in the folder `embed/`, and its hash for the `integrity` attribute. */
  export const embedScript: { readonly file: string; readonly integrity: string };
}
