import { type Grant, isBuiltIn, type Right } from '@comanda/domain/staff'
import { rightName, roleName } from '@comanda/messages/right-names'
import { currentLocale, showList, t } from '@comanda/web/i18n'
import type { Board } from './queries.ts'

/** The name of a right in the language of the console. */
export const rightText = (right: Right): string => rightName(currentLocale().id, right)

const rightGroups = {
  takeOrders: 'today',
  pauseOrders: 'today',
  cook: 'today',
  markSoldOut: 'today',
  takePayment: 'today',
  refund: 'today',
  writeOff: 'today',
  manageTables: 'today',
  manageBookings: 'today',
  viewReports: 'today',
  closeDay: 'today',
  reconcile: 'today',
  answerReviews: 'guests',
  viewMembers: 'guests',
  manageMembers: 'guests',
  adjustBalances: 'guests',
  editOffers: 'guests',
  editPrograms: 'guests',
  editCampaigns: 'guests',
  editMenu: 'setUp',
  editSettings: 'setUp',
  editPages: 'setUp',
  manageBrand: 'setUp',
  manageIntegrations: 'setUp',
  viewActivity: 'setUp',
  manageStaff: 'setUp',
} as const satisfies Record<Right, string>

const groupTexts = {
  today: 'console.group.today',
  guests: 'console.group.guests',
  setUp: 'console.group.setUp',
} as const

/** The names of rights as one text for each group of the bar; a group without one is left out. A5 */
export const groupedRights = (rights: readonly Right[]): { group: string; names: string }[] =>
  (['today', 'guests', 'setUp'] as const).flatMap(group => {
    const own = rights.filter(right => rightGroups[right] === group)
    return own.length === 0 ? [] : [{ group: t(groupTexts[group]), names: showList(own.map(rightText)) }]
  })

/** The name of a role: of the built-in ones in the language of the console, of the brand’s as it was typed. */
export const roleText = ({ roles }: Pick<Board, 'roles'>, roleId: string): string =>
  isBuiltIn(roleId) ? roleName(currentLocale().id, roleId) : (roles.find(one => one.roleId === roleId)?.name ?? '')

/** Roles with their stores: one entry for each role, in the order of the grants. */
export function roleLines(board: Pick<Board, 'roles' | 'shops'>, grants: readonly Grant[]) {
  return [...Map.groupBy(grants, grant => grant.roleId)].map(([roleId, own]) => {
    const names = own.map(({ shopId }) => board.shops.find(one => one.shopId === shopId)?.shopName)
    const everywhere = names.includes(undefined) || names.length === board.shops.length
    return { roleId, role: roleText(board, roleId), stores: everywhere ? t('rights.everyStore') : names.join(' · ') }
  })
}
