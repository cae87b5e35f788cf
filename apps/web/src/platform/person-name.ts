import { t } from './i18n/index.ts'

const FRIENDS = 12

/** The name of a person at a table: the given name, or the default name of their avatar. */
export const personName = ({ nick, avatar }: { nick: string; avatar: number }): string =>
  nick || t(`table.friend.${avatar % FRIENDS}` as 'table.friend.0')
