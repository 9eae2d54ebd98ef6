import { unreadFieldRule } from '../../facts/unread-field-rule';

export const rule = unreadFieldRule('advice', 'nofollow', 'noarchive');
