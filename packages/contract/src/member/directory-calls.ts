import * as z from 'zod/mini'
import { call, currency, customerId, mark, minorUnits, shopId, text, uuid } from '../core/index.ts'
import {
  listedMember,
  memberFilter,
  memberNote,
  memberProfile,
  memberSorts,
  servedMember,
  tags,
} from './directory-shapes.ts'

const without = ['businessType'] as const
const at = { shopId, customerId }
const reason = text(200).check(z.minLength(3))

/** A file; `content` is base 64. */
const file = { name: z.string(), type: z.string(), content: z.string() }

/**
 * The members of the brand, for its managers. Without the right to the brand's money names and contacts are masked, and only whole
 * contacts and card numbers are found. CARD-11
 */
export const directoryCalls = {
  /** Members that meet a filter, a page at a time, the latest or highest first. */
  members: call({
    path: '/api/console/members',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({
      shopId,
      filter: memberFilter,
      sort: z._default(z.enum(memberSorts), 'joined'),
      cursor: z.optional(z.string().check(z.maxLength(80))),
    }),
    response: z.object({
      members: z.array(listedMember),
      nextCursor: z.exactOptional(z.string()),
      /** Names and contacts are shown in full. */
      fullNames: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  /** How many members meet a filter. */
  countMembers: call({
    path: '/api/console/countMembers',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({ shopId, filter: memberFilter }),
    response: z.object({ count: z.int() }),
    refuses: [],
    without,
  }),
  /** What the filters choose from. */
  memberFacts: call({
    path: '/api/console/memberFacts',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({ shopId }),
    response: z.object({
      programs: z.array(
        z.object({
          cardProgramId: z.string(),
          name: z.string(),
          levels: z.array(z.object({ levelId: z.string(), name: z.string() })),
        }),
      ),
      shops: z.array(z.object({ shopId, shopName: z.string() })),
      currencies: z.array(currency),
      tags: z.array(z.string()),
    }),
    refuses: [],
    without,
  }),
  memberProfile: call({
    path: '/api/console/memberProfile',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object(at),
    response: memberProfile,
    refuses: [],
    without,
  }),
  /** Pinned notes and allergies of the members with an open order, a booking or a seat at the store now. CARD-18 */
  servedMembers: call({
    path: '/api/console/servedMembers',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({ shopId }),
    response: z.object({ members: z.array(servedMember) }),
    refuses: [],
    without,
  }),
  /** Corrects names, contacts and consent. A corrected contact is unverified until its owner proves it; the former one is notified. */
  correctMember: call({
    path: '/api/console/correctMember',
    gate: 'brand',
    right: 'manageMembers',
    request: z.object({
      ...at,
      firstName: text(60),
      lastName: text(60),
      phone: text(30),
      email: z.union([z.literal(''), z.email().check(z.maxLength(254), z.toLowerCase())]),
      birthday: z.union([z.literal(''), z.iso.date()]),
      marketing: z.boolean(),
      allergies: text(300),
      reason,
      /** The revision the editor saw: without it, and with another one, nothing is changed. API-3 */
      mark: z.optional(mark),
    }),
    response: memberProfile,
    refuses: ['changedMeanwhile', 'contactUnclear', 'contactTaken', 'memberWithoutContact', 'birthdayWrong'],
    changes: true,
    without,
  }),
  tagMember: call({
    path: '/api/console/tagMember',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({
      ...at,
      tags,
      /** The tags the editor saw: only what differs from them is changed. Without it all tags are replaced. */
      seen: z.optional(tags),
    }),
    response: z.object({ tags: z.array(z.string()) }),
    refuses: [],
    changes: true,
    without,
  }),
  addMemberNote: call({
    path: '/api/console/addMemberNote',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({ ...at, text: text(500).check(z.minLength(1)), pinned: z.boolean() }),
    response: z.object({ notes: z.array(memberNote) }),
    refuses: [],
    changes: true,
    without,
  }),
  /** Pins a note above the others, unpins or removes it. */
  changeMemberNote: call({
    path: '/api/console/changeMemberNote',
    gate: 'manager',
    right: 'viewMembers',
    request: z.object({ ...at, noteId: uuid, to: z.enum(['pinned', 'unpinned', 'removed']) }),
    response: z.object({ notes: z.array(memberNote) }),
    refuses: [],
    changes: true,
    without,
  }),
  /** What is lost when a member is erased, and what prevents it now. */
  checkEraseMember: call({
    path: '/api/console/checkEraseMember',
    gate: 'brand',
    right: 'manageMembers',
    request: z.object(at),
    response: z.object({
      bars: z.array(z.enum(['order', 'bill', 'booking', 'payment'])),
      points: z.int(),
      couponCount: z.int(),
      money: z.array(z.object({ currency, amount: minorUnits })),
      mark: z.string(),
    }),
    refuses: [],
    without,
  }),
  /** Erases a member at their request, as they could themselves. `mark` is that of what was shown as lost. CARD-13 */
  eraseMember: call({
    path: '/api/console/eraseMember',
    gate: 'brand',
    right: 'manageMembers',
    request: z.object({ ...at, mark, reason }),
    response: z.object({}),
    refuses: ['accountBusy', 'holdingsChanged'],
    changes: true,
    without,
  }),
  /** The members that meet a filter as a file; texts that spreadsheets would take for formulas are marked as text. CARD-14 */
  exportMembers: call({
    path: '/api/console/exportMembers',
    gate: 'brand',
    right: 'manageMembers',
    request: z.object({ shopId, filter: memberFilter, format: z.enum(['csv', 'xlsx']) }),
    response: z.object({ ...file, count: z.int() }),
    refuses: ['membersTooMany'],
    changes: true,
    without,
  }),
  /** All that is stored of one member, as JSON. CARD-14 */
  exportMember: call({
    path: '/api/console/exportMember',
    gate: 'brand',
    right: 'manageMembers',
    request: z.object(at),
    response: z.object(file),
    refuses: [],
    changes: true,
    without,
  }),
} as const
