import { staffCalls as calls } from '@comanda/contract/staff'
import type { ResponseOf } from '@comanda/contract/core'
import { type Currency, money } from '@comanda/domain/money'
import type { MessageKey } from '@comanda/messages'
import { showMoney, showNumber, t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { send } from '../../platform/send.ts'

export type Board = ResponseOf<typeof calls.rights>
/** The rights of a member of staff. */
export type Rights = Pick<Person, 'grants' | 'refundAlone'>
export type Person = Board['staff'][number]
export type Waiting = Board['waiting'][number]
export type AuditLine = ResponseOf<typeof calls.auditLines>['lines'][number]

const AGAIN_MS = 30_000

/** The query key of staff and rights. */
export const boardKey = (shopId: number) => ['rights', shopId]

/** Staff, rights and waiting changes; read again regularly. */
export const useBoard = (shopId: number) =>
  useQuery({ queryKey: boardKey(shopId), queryFn: () => send(calls.rights, { shopId }), refetchInterval: AGAIN_MS })

/** Sends an employee another link for setting a password. */
export const useSendLink = (shopId: number) =>
  useMutation({
    mutationFn: ({ staffId }: Person) => send(calls.sendStaffLink, { shopId, staffId }),
    onSuccess: (_, { account }) => toast(t('rights.linkSent', { account })),
    onError: error => toast(error.message),
  })

/** Approves or declines as the second employee. */
export function useDecide(shopId: number) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (answer: { changeId: string; yes: boolean }) => send(calls.decideRights, { shopId, ...answer }),
    onSuccess: board => client.setQueryData(boardKey(shopId), board),
    onError(error) {
      toast(error.message)
      return client.invalidateQueries({ queryKey: boardKey(shopId) })
    },
  })
}

export interface AuditFilter {
  date: string
  inShop: string
  staffId: string
  what: string
}

/** The audit log, page by page; an empty filter matches everything. */
export const useAuditLines = (shopId: number, { date, inShop, staffId, what: action }: AuditFilter) =>
  useInfiniteQuery({
    queryKey: ['auditLines', shopId, date, inShop, staffId, action],
    queryFn: ({ pageParam }) =>
      send(calls.auditLines, {
        shopId,
        pageSize: 30,
        ...(date !== '' && { date }),
        ...(inShop !== '' && { inShop: Number(inShop) }),
        ...(staffId !== '' && { staffId }),
        ...(action !== '' && { what: action }),
        ...(pageParam !== undefined && { cursor: pageParam }),
      }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: page => page.nextCursor,
  })

/** The query key of the shared tablets of a store. */
export const devicesKey = (shopId: number) => ['devices', shopId]

const kinds: Readonly<Record<string, MessageKey>> = {
  rights: 'rights.what.rights',
  'rights.declined': 'rights.what.rightsDeclined',
  role: 'rights.what.role',
  'role.removed': 'rights.what.roleRemoved',
  'staff.invited': 'rights.what.invited',
  'staff.linkSent': 'rights.what.linkSent',
  'staff.passwordSet': 'rights.what.passwordSet',
  'staff.pinSet': 'rights.what.pinSet',
  'device.shared': 'rights.what.deviceShared',
  'device.removed': 'rights.what.deviceRemoved',
  apiKey: 'rights.what.apiKey',
  'apiKey.revoked': 'rights.what.apiKeyRevoked',
  webhook: 'rights.what.webhook',
  'webhook.removed': 'rights.what.webhookRemoved',
  adjustAlone: 'rights.what.alone',
  'adjustAlone.declined': 'rights.what.aloneDeclined',
  billWrittenOff: 'rights.what.billWrittenOff',
  drawerOpened: 'rights.what.drawerOpened',
  cashMoved: 'rights.what.cashMoved',
  drawerClosed: 'rights.what.drawerClosed',
  billReduced: 'rights.what.billReduced',
  orderReduced: 'rights.what.billReduced',
  reductionUndone: 'rights.what.reductionUndone',
  giftProgram: 'rights.what.giftProgram',
  storedValue: 'rights.what.storedValue',
  points: 'rights.what.points',
  campaign: 'rights.what.campaign',
  levels: 'rights.what.levels',
  memberPrices: 'rights.what.memberPrices',
  menu: 'rights.what.menu',
  menuDraft: 'rights.what.menuDraft',
  decoration: 'rights.what.decoration',
  promotions: 'rights.what.promotions',
  couponTemplate: 'rights.what.couponTemplate',
  'coupon.given': 'rights.what.couponGiven',
  'coupon.givenToSegment': 'rights.what.couponGivenToSegment',
  memberSegment: 'rights.what.memberSegment',
  storeGroup: 'rights.what.storeGroup',
  'order.paidByCode': 'rights.what.paidByCode',
  'bill.paidByCode': 'rights.what.billPaidByCode',
  'refund.given': 'rights.what.refundGiven',
  'refund.declined': 'rights.what.refundDeclined',
  'refund.elsewhere': 'rights.what.refundElsewhere',
  'deposit.kept': 'rights.what.depositKept',
  'deposit.returning': 'rights.what.depositReturned',
  stalls: 'rights.what.stalls',
  table: 'rights.what.table',
  floorPlan: 'rights.what.floorPlan',
  dish: 'rights.what.dish',
  group: 'rights.what.menuGroup',
  modifiers: 'rights.what.modifiers',
  taxes: 'rights.what.taxes',
  cardProgram: 'rights.what.cardProgram',
  'card.renewed': 'rights.what.cardRenewed',
  'member.corrected': 'rights.what.memberCorrected',
  'member.erased': 'rights.what.memberErased',
  'members.exported': 'rights.what.membersExported',
  'members.imported': 'rights.what.membersImported',
  'member.exported': 'rights.what.memberExported',
  couponCodes: 'rights.what.couponCodes',
  agreement: 'rights.what.agreement',
  agreements: 'rights.what.agreements',
  reviewQuestion: 'rights.what.reviewQuestion',
  reviewPublished: 'rights.what.reviewPublished',
  reviewRules: 'rights.what.reviewRules',
  brand: 'rights.what.brand',
  'brand.created': 'rights.what.brandCreated',
  brandTexts: 'rights.what.brandTexts',
  shopCreated: 'rights.what.shopCreated',
  shopClosed: 'rights.what.shopClosed',
  'store.opened': 'rights.what.storeOpened',
  'store.basics': 'rights.what.storeBasics',
  settingsCopied: 'rights.what.settingsCopied',
  'value.frozen': 'rights.what.valueFrozen',
  general: 'rights.what.general',
  region: 'rights.what.region',
  hours: 'rights.what.hours',
  holidays: 'rights.what.holidays',
  fees: 'rights.what.fees',
  ordering: 'rights.what.ordering',
  payments: 'rights.what.payments',
  dining: 'rights.what.dining',
  printed: 'rights.what.printed',
  deliveryZones: 'rights.what.deliveryZones',
  bookingRules: 'rights.what.bookingRules',
  printer: 'rights.what.printer',
  pause: 'rights.what.pause',
  stock: 'rights.what.stock',
  menuTimes: 'rights.what.menuTimes',
  menuSchedule: 'rights.what.menuSchedule',
  menuFollow: 'rights.what.menuFollow',
  decorationDraft: 'rights.what.decorationDraft',
  decorationSchedule: 'rights.what.decorationSchedule',
  dayMail: 'rights.what.dayMail',
  dayClosed: 'rights.what.dayClosed',
  breakAcknowledged: 'rights.what.breakAcknowledged',
  reviewReply: 'rights.what.reviewReply',
  memberNote: 'rights.what.memberNote',
}

/** The text of an audited action. */
export function changeText(action: string): string {
  const text = kinds[action]
  if (text) return t(text)
  return action.startsWith('adjustment.') ? t('rights.what.adjustment', { kind: action.slice(11) }) : action
}

/** An amount of one unit: money of a currency, or points. */
export function amountText(unit: string, amount: number, currencies: readonly Currency[]): string {
  const currency = currencies.find(one => one.currencyCode === unit)
  return currency ? showMoney(money(amount), currency) : t('counter.points', { count: showNumber(amount) })
}
