import type { CatalogueCrawler } from '../crawler';
import { entriesWith } from './entries-with';
import { crawlerUserAgents, deviceDetector } from './sources';

const preview = entriesWith({ category: 'social-preview', readOn: '2026-11-21' });

/** Previews of links that people share. */
export const socialPreviewCrawlers: readonly CatalogueCrawler[] = [
  preview({
    id: 'discordbot',
    productToken: 'Discordbot',
    operator: 'Discord',
    note: 'Makes previews of shared links.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  preview({
    id: 'embedly',
    productToken: 'Embedly',
    operator: 'Embedly',
    note: 'Makes previews of links for other sites.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  preview({
    id: 'linkedinbot',
    productToken: 'LinkedInBot',
    operator: 'LinkedIn',
    note: 'Makes previews of shared links.',
    source: deviceDetector,
    confidence: 'low',
  }),
  preview({
    id: 'pinterestbot',
    productToken: 'Pinterestbot',
    operator: 'Pinterest',
    aliases: ['Pinterest'],
    obeysRobots: 'yes',
    note: 'Keeps the details of Pins up to date.',
    source: 'https://help.pinterest.com/en/business/article/pinterest-crawler',
    confidence: 'medium',
  }),
  preview({
    id: 'redditbot',
    productToken: 'redditbot',
    operator: 'Reddit',
    note: 'Fetches titles and thumbnails of shared links.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  preview({
    id: 'slackbot',
    productToken: 'Slackbot',
    operator: 'Slack',
    aliases: ['Slackbot-LinkExpanding'],
    // One quotation isn't enough for `no`: a copy of the page has no such sentence.
    note: 'Makes previews of shared links. Slack’s page is quoted as saying that it doesn’t follow robots.txt.',
    source: 'https://api.slack.com/robots',
    confidence: 'low',
  }),
  preview({
    id: 'snap-url-preview',
    productToken: 'Snap URL Preview Service',
    name: 'Snap URL Preview',
    operator: 'Snap',
    note: 'Makes previews of links in Snapchat.',
    source: 'https://developers.snap.com/robots',
    confidence: 'low',
  }),
  preview({
    id: 'telegrambot',
    productToken: 'TelegramBot',
    operator: 'Telegram',
    note: 'Makes previews of shared links.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  preview({
    id: 'vkshare',
    productToken: 'vkShare',
    operator: 'VK',
    note: 'Makes previews of shared links.',
    source: crawlerUserAgents,
    confidence: 'low',
  }),
  preview({
    id: 'twitterbot',
    productToken: 'Twitterbot',
    operator: 'X',
    obeysRobots: 'yes',
    dialect: 'google',
    note: 'Makes previews of shared links. Reads robots.txt as Google’s documentation describes.',
    source: 'https://developer.x.com/cards/overview',
    confidence: 'high',
  }),
];
