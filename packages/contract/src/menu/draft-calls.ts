import * as z from 'zod/mini'
import { call, currency, day, instant, mark, shopId, text, uuid, version } from '../core/index.ts'
import { menuFaults } from './faults.ts'
import { menuDifference, storedDocument } from './stored-shapes.ts'

const without = ['businessType'] as const
const note = z._default(text(200), '')

const scheduled = z.object({
  scheduleId: z.string(),
  publishAt: instant,
  by: z.string(),
  note: z.string(),
  /** It could not be published at its time, because the store had changed; the text says why. */
  failed: z.exactOptional(z.string()),
})

/** The state of a draft after a change. */
const draftState = z.object({ mark, version })

/** The draft of a store's menu, its publication and its versions. MENU-1 */
export const menuDraftCalls = {
  /** The whole draft with what its dishes may refer to. Each entry's mark is the revision a change of it names. */
  queryMenuDraft: call({
    path: '/api/console/queryMenuDraft',
    gate: 'manager',
    request: z.object({ shopId }),
    response: z.object({
      /** The revision of the whole draft. */
      mark,
      /** The published version. */
      version,
      document: storedDocument,
      /** Revisions of menus, groups, dishes and modifier groups by their ids. */
      marks: z.record(z.string(), mark),
      /** The draft differs from the published menu. */
      changed: z.boolean(),
      updatedBy: z.string(),
      scheduled: z.array(scheduled),
      taxes: z.array(z.object({ taxId: z.string(), name: z.string() })),
      currency,
      languages: z.array(z.string()),
      /** The store of the brand whose menu this one follows; 0 = it has a menu of its own. MENU-1 */
      leaderId: z.int(),
      /** Its last version was not published here, because it does not fit this store; the draft has it. */
      followFailed: z.boolean(),
      /** The other stores of the brand with the same currency, and whether they follow this one. */
      stores: z.array(z.object({ shopId: z.int(), name: z.string(), follows: z.boolean() })),
      /** Where pictures of dishes are. */
      pictureHost: z.string(),
      /** The store's zone, in which publications are scheduled. */
      timeZone: z.string(),
    }),
    refuses: [],
    without,
  }),
  /** A token with which the guest app shows the draft: `/storeIndex?shopId=…&bizType=…&preview=…`, for half an hour. */
  previewMenu: call({
    path: '/api/console/previewMenu',
    gate: 'manager',
    request: z.object({ shopId }),
    response: z.object({ token: z.string(), until: instant }),
    refuses: [],
    without,
  }),
  /** What publishing the draft would change. */
  menuDifferences: call({
    path: '/api/console/menuDifferences',
    gate: 'manager',
    request: z.object({ shopId, version: z.optional(version) }),
    response: z.object({ mark, differences: z.array(menuDifference) }),
    refuses: [],
    without,
  }),
  /** Publishes the draft as it was seen. Open phones load it within two seconds. */
  publishMenu: call({
    path: '/api/console/publishMenu',
    gate: 'manager',
    request: z.object({ shopId, mark, note }),
    response: draftState,
    refuses: ['changedMeanwhile', ...menuFaults],
    changes: true,
    without,
  }),
  /** Publishes the draft as it was seen at a time of the store: the snapshot, not later changes of the draft. */
  scheduleMenu: call({
    path: '/api/console/scheduleMenu',
    gate: 'manager',
    request: z.object({ shopId, mark, note, date: day, minutes: z.int().check(z.minimum(0), z.maximum(1439)) }),
    response: z.object({ scheduleId: z.string(), publishAt: instant }),
    refuses: ['changedMeanwhile', 'publishTimePast', 'publishTimesMany', ...menuFaults],
    changes: true,
    without,
  }),
  cancelMenuSchedule: call({
    path: '/api/console/cancelMenuSchedule',
    gate: 'manager',
    request: z.object({ shopId, scheduleId: uuid }),
    response: z.object({ scheduleId: z.string() }),
    refuses: [],
    changes: true,
    without,
  }),
  /**
   * The store follows the menu of another one of the brand: what that one publishes is taken over, with prices, availability, taxes,
   * hours and order of its own where it changed them. 0 = a menu of its own again.
   */
  followBrandMenu: call({
    path: '/api/console/followBrandMenu',
    gate: 'brand',
    request: z.object({ shopId, leaderId: z.int().check(z.nonnegative()) }),
    response: z.object({ leaderId: z.int() }),
    refuses: ['menuFollowChain', 'menuFollowCurrency'],
    changes: true,
    without,
  }),
  /** The published versions, newest first. */
  menuVersions: call({
    path: '/api/console/menuVersions',
    gate: 'manager',
    request: z.object({ shopId, before: z.optional(version) }),
    response: z.object({
      versions: z.array(
        z.object({
          version,
          publishedAt: instant,
          by: z.string(),
          /** What made the version: a publication, a restored version, a part saved alone, an import. */
          cause: z.string(),
          note: z.string(),
          dishes: z.int(),
        }),
      ),
      /** There are older ones. */
      more: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  /** Makes an older version the draft; it is published like any other draft. */
  restoreMenuVersion: call({
    path: '/api/console/restoreMenuVersion',
    gate: 'manager',
    request: z.object({ shopId, mark, version }),
    response: draftState,
    refuses: ['changedMeanwhile'],
    changes: true,
    without,
  }),
} as const
