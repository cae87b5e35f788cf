import * as z from 'zod/mini'
import { call, id, page, shopId, text, uuid } from '../core/index.ts'
import { transferCalls } from './transfer-calls.ts'
import { cardTransaction, level, memberCard, program, programOffer, right } from './shapes.ts'

const without = ['businessType'] as const
const everywhere = ['shopId', 'businessType'] as const
const ofCard = z.object({ cardId: uuid })
const sixDigits = z.string().check(z.trim(), z.regex(/^\d{6}$/))

/** Memberships and their cards. Another member's card gets the same refusal as an unknown one. CARD-1, CARD-2 */
export const card = {
  /** The card program of a store, or of the brand. LOGIN-9 */
  queryCardProgram: call({
    path: '/api/crm/card/queryCardProgram',
    gate: 'anyone',
    request: z.object({ shopId: z.optional(shopId), cardProgramId: z.optional(id) }),
    response: program,
    refuses: ['noCardProgram'],
    shows: 'silent',
    without,
  }),
  /** The brand's programs that accept new members, those valid at the store first, with the caller's cards. CARD-1 */
  listPrograms: call({
    path: '/api/crm/card/listPrograms',
    gate: 'anyone',
    knows: true,
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({ programs: z.array(programOffer) }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** The caller's card that is valid at the store, preferring the store's own program; else the program they can join there. */
  getShopCardInfo: call({
    path: '/api/base/customer/getShopCardInfo',
    gate: 'guest',
    request: z.object({ shopId: z.optional(shopId) }),
    response: z.object({
      shopCard: z.exactOptional(memberCard),
      applicationCard: z.exactOptional(program),
      supportedLanguages: z.array(z.string()),
    }),
    refuses: [],
    shows: 'silent',
    without,
  }),
  /** The caller's cards. */
  list: call({
    path: '/api/crm/card/list',
    gate: 'logged-in',
    request: z.object({}),
    response: z.object({ cards: z.array(memberCard) }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  queryCard: call({
    path: '/api/crm/card/queryCard',
    gate: 'member',
    request: ofCard,
    response: memberCard,
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** A card with its program, its level and what the next level requires. */
  details: call({
    path: '/api/crm/card/details',
    gate: 'member',
    request: ofCard,
    response: z.object({
      card: memberCard,
      program,
      level,
      growth: z.int(),
      nextLevel: z.exactOptional(z.object({ level, missing: z.int() })),
      /** The number of levels the member is shown, their own included. */
      levelCount: z.int(),
      /** The number of stores where it is valid. */
      shopCount: z.int(),
      openedAt: z.string(),
    }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /**
   * Issues a payment code and its security code, valid for `expiresIn` seconds and one use; the previous pair becomes invalid.
   * CARD-1
   */
  genCardCodeAndSecurity: call({
    path: '/api/crm/card/genCardCodeAndSecurity',
    gate: 'member',
    request: ofCard,
    response: z.object({ cardCode: z.string(), securityCode: z.string(), expiresIn: z.int() }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /**
   * Sets the card's password, or changes it with the old one or with the ticket of a code sent to the member's own phone or
   * e-mail (`verifyCode` with purpose `cardPassword`). Attempts with the old password are limited. CARD-1
   */
  changePwd: call({
    path: '/api/crm/card/changePwd',
    gate: 'member',
    request: z.object({
      cardId: uuid,
      password: sixDigits,
      oldPassword: z.optional(sixDigits),
      ticket: z.optional(text(64)),
    }),
    response: z.object({ passwordSet: z.boolean() }),
    refuses: ['cardPasswordWeak', 'cardPasswordWrong', 'cardPasswordRests', 'cardPasswordNeeded', 'ticketGone'],
    shows: 'silent',
    changes: true,
    without: everywhere,
  }),
  /** Renews a card that expires soon or has expired, if its program allows free renewal by members. CARD-1 */
  renew: call({
    path: '/api/crm/card/renew',
    gate: 'member',
    request: ofCard,
    response: memberCard,
    refuses: ['cardNotRenewable'],
    shows: 'silent',
    changes: true,
    without: everywhere,
  }),
  /** The card's statement, newest first. CARD-3 */
  cardTransDetails: call({
    path: '/api/crm/card/cardTransDetails',
    gate: 'member',
    request: z.object({ cardId: uuid, kind: z._default(z.enum(['all', 'in', 'out']), 'all'), ...page }),
    response: z.object({ transactions: z.array(cardTransaction), nextCursor: z.exactOptional(z.string()) }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** Stores where a program's card is valid. */
  queryProgramApplyShopsPage: call({
    path: '/api/crm/card/queryProgramApplyShopsPage',
    gate: 'anyone',
    request: z.object({ cardProgramId: id, ...page }),
    response: z.object({
      shops: z.array(z.object({ shopId, shopName: z.string(), address: z.string(), picture: z.string() })),
      total: z.int(),
      nextCursor: z.exactOptional(z.string()),
    }),
    refuses: [],
    shows: 'silent',
    without: everywhere,
  }),
  /** The visible levels, lowest first, and for members their own one. CARD-2 */
  queryLevelRule: call({
    path: '/api/crm/level/queryLevelRule',
    gate: 'anyone',
    knows: true,
    request: z.object({ shopId: z.optional(shopId), cardProgramId: z.optional(id) }),
    response: z.object({
      levelList: z.array(level),
      own: z.exactOptional(z.object({ cardLevelId: z.string(), growth: z.int() })),
    }),
    refuses: ['noCardProgram'],
    shows: 'silent',
    without,
  }),
  /** One benefit and the levels that include it. CARD-2 */
  queryRightsDetail: call({
    path: '/api/crm/rights/queryDetail',
    gate: 'anyone',
    request: z.object({ rightsId: id, shopId: z.optional(shopId), cardProgramId: z.optional(id) }),
    response: z.object({ right, levels: z.array(z.object({ id: z.string(), name: z.string(), color: z.string() })) }),
    refuses: ['noCardProgram'],
    shows: 'silent',
    without,
  }),
  ...transferCalls,
}
