import { t } from './i18n/index.ts'

const FRIENDS = 12

/** What somebody at a table is called: the name they gave, or the friendly one of their look. */
export const personName = ({ nick, avatar }: { nick: string; avatar: number }): string =>
  nick || t(`table.friend.${avatar % FRIENDS}` as 'table.friend.0')
