import { defineCollection } from 'astro:content';
import { docsLoader } from '@astrojs/starlight/loaders';
import { docsSchema } from '@astrojs/starlight/schema';

/** What every Starlight site has: its pages lie in content/docs. */
export const collections = { docs: defineCollection({ loader: docsLoader(), schema: docsSchema() }) };
