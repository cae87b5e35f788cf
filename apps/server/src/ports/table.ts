import type { TableInfo } from '@comanda/domain/store'

/** A table of a store. */
export interface TableAt {
  corporationId: number
  shopId: number
  tableId: string
}

/** A table as a guest or the staff named it. */
export interface NamedTable extends TableInfo {
  /** The code of the table itself; `tableId` may be the number that was typed. */
  key: string
  /** It was named by its number, which anybody can read: that alone lets nobody sit down with others. */
  typed: boolean
}

/** A table with how it is paid there. ORDER-2 */
export interface OrderTable extends NamedTable {
  /** Guests pay at the end, or never in the app. */
  paysLater: boolean
  /** Guests pay in the app; otherwise the staff settles. */
  guestsPay: boolean
}

/** A person who shares a table or a group; `owner` names the phone or the account and is shown to nobody. A4 */
export interface Person {
  personId: string
  owner: string
  nick: string
  avatar: number
  here: boolean
  joinedAt: number
}

/** The people who share a table or a group, as one of them sees it. C6 */
export interface Party {
  sessionId: string
  pin: string
  persons: Person[]
  me: string
}

/** Why a guest has no seat: it asks for more than the table's code, or the staff moved the party elsewhere. C6 */
export type NoSeat = 'pinNeeded' | 'tableFull' | { movedTo: string }
