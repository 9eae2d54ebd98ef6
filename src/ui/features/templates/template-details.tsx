import { Fragment } from 'react';
import type { Template } from '../../../catalogue/templates';
import { templateTexts } from '../../../messages';
import styles from './templates-dialog.module.css';

/** Maximum number of visible rows of the text. The rest scrolls. */
const MOST_ROWS = 10;

interface TemplateDetailsProps {
  readonly template: Template;
  /** The template's text. */
  readonly text: string;
}

/** Explains a template: its purpose, its text, and what to check before using it. */
export function TemplateDetails({ template, text }: TemplateDetailsProps) {
  const { about, check, sources } = template;
  return (
    <section className={styles['details']} aria-label={template.title}>
      <p>{about}</p>
      <textarea
        className={styles['text']}
        readOnly
        aria-label={templateTexts.text}
        rows={Math.min(text.split('\n').length - 1, MOST_ROWS)}
        value={text}
        spellCheck={false}
      />
      <h3 className={styles['heading']}>{templateTexts.check}</h3>
      <p>{check}</p>
      <p className={styles['sources']}>
        {templateTexts.sources}{' '}
        {sources.map((source, at) => (
          <Fragment key={source}>
            {at > 0 && ', '}
            <a href={source} translate="no" target="_blank" rel="noopener noreferrer">
              {new URL(source).hostname.replace(/^www\./, '')}
            </a>
          </Fragment>
        ))}
        .
      </p>
    </section>
  );
}
