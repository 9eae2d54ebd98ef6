import { unreadFieldRule } from '../../facts/unread-field-rule';

export const rule = unreadFieldRule('risk', 'noindex');
