import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

/** The default of every Starlight site: its pages are in content/docs. */
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
