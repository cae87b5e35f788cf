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
  /** Why a scheduled publication failed, when the store had changed. */
  failed: z.exactOptional(z.string()),
})

/** Revision and version of a draft after a change. */
const draftState = z.object({ mark, version })

/** The draft of a store's menu, its publication and its versions. MENU-1 */
export const menuDraftCalls = {
  /** The whole draft and what its dishes may refer to. A change names the revision (`mark`) of its entry. */
  queryMenuDraft: call({
    path: '/api/console/queryMenuDraft',
    gate: 'manager',
    right: 'editMenu',
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
      /** The store whose menu this store follows; 0 = its own menu. MENU-1 */
      leaderId: z.int(),
      /** The followed store's latest version does not fit this store and was not published here; it is in the draft. */
      followFailed: z.boolean(),
      /** The brand's other stores with the same currency, and whether they follow this one. */
      stores: z.array(z.object({ shopId: z.int(), name: z.string(), follows: z.boolean() })),
      /** The host of dish pictures. */
      pictureHost: z.string(),
      /** The store's time zone, used to schedule publications. */
      timeZone: z.string(),
    }),
    refuses: [],
    without,
  }),
  /** A token for previewing the draft in the guest app: `/storeIndex?shopId=…&bizType=…&preview=…`, valid for half an hour. */
  previewMenu: call({
    path: '/api/console/previewMenu',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId }),
    response: z.object({ token: z.string(), until: instant, corporationId: z.int() }),
    refuses: [],
    without,
  }),
  /** The differences between the draft and the published menu. */
  menuDifferences: call({
    path: '/api/console/menuDifferences',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, version: z.optional(version) }),
    response: z.object({ mark, differences: z.array(menuDifference) }),
    refuses: [],
    without,
  }),
  /** Publishes the loaded revision of the draft. Open phones load it within two seconds. */
  publishMenu: call({
    path: '/api/console/publishMenu',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, note }),
    response: draftState,
    refuses: ['changedMeanwhile', ...menuFaults],
    changes: true,
    without,
  }),
  /** Publishes a snapshot of the loaded draft at a store-local time; later changes of the draft are not included. */
  scheduleMenu: call({
    path: '/api/console/scheduleMenu',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, note, date: day, minutes: z.int().check(z.minimum(0), z.maximum(1439)) }),
    response: z.object({ scheduleId: z.string(), publishAt: instant }),
    refuses: ['changedMeanwhile', 'publishTimePast', 'publishTimesMany', ...menuFaults],
    changes: true,
    without,
  }),
  cancelMenuSchedule: call({
    path: '/api/console/cancelMenuSchedule',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, scheduleId: uuid }),
    response: z.object({ scheduleId: z.string() }),
    refuses: [],
    changes: true,
    without,
  }),
  /**
   * Follows the menu of another store of the brand: its publications apply here too, keeping this store's own prices,
   * availability, taxes, hours and order where it changed them. 0 = its own menu again.
   */
  followBrandMenu: call({
    path: '/api/console/followBrandMenu',
    gate: 'brand',
    right: 'manageBrand',
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
    right: 'editMenu',
    request: z.object({ shopId, before: z.optional(version) }),
    response: z.object({
      versions: z.array(
        z.object({
          version,
          publishedAt: instant,
          by: z.string(),
          /** The origin of the version: a publication, a restored version, a part saved separately, an import. */
          cause: z.string(),
          note: z.string(),
          dishes: z.int(),
        }),
      ),
      /** Whether there are older ones. */
      more: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  /** Copies an older version into the draft, which is then published as usual. */
  restoreMenuVersion: call({
    path: '/api/console/restoreMenuVersion',
    gate: 'manager',
    right: 'editMenu',
    request: z.object({ shopId, mark, version }),
    response: draftState,
    refuses: ['changedMeanwhile'],
    changes: true,
    without,
  }),
} as const
