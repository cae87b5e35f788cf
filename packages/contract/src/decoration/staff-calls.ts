import * as z from 'zod/mini'
import { call, day, id, instant, mark, shopId, text, uuid, version } from '../core/index.ts'
import { decorationPage } from './shapes.ts'

const without = ['businessType'] as const
const note = z._default(text(200), '')

/** The revision of a page and of the whole draft. */
const savedPage = z.object({ mark, draft: mark })
const pageRefusals = [
  'changedMeanwhile',
  'componentMisplaced',
  'componentTwice',
  'componentIdTwice',
  'componentNoRoom',
] as const

/** The draft of a brand's pages, its publication and its versions. DECO-1 */
export const staffDecorationCalls = {
  /** The draft and what the editor needs. A change names the revision (`mark`) of its page. */
  decorationDraft: call({
    path: '/api/console/decorationDraft',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId }),
    response: z.object({
      /** The revision of the whole draft. */
      mark,
      corporationId: z.int(),
      /** The published version; 0 = none. */
      version,
      pages: z.array(z.object({ mark, page: decorationPage })),
      /** The draft differs from the published version. */
      changed: z.boolean(),
      updatedBy: z.string(),
      scheduled: z.array(z.object({ scheduleId: z.string(), publishAt: instant, by: z.string(), note: z.string() })),
      languages: z.array(z.string()),
      pictureHost: z.string(),
      /** The store's time zone, used to schedule publications. */
      timeZone: z.string(),
    }),
    refuses: [],
    without,
  }),
  /** Saves a page of the draft; an empty revision creates a page. */
  saveDecorationPage: call({
    path: '/api/console/saveDecorationPage',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, mark, page: decorationPage }),
    response: savedPage,
    refuses: [...pageRefusals, 'decorationPageTwice', 'decorationPagesMany', 'decorationVariantLost'],
    changes: true,
    without,
  }),
  /** Deletes a custom page from the draft. */
  removeDecorationPage: call({
    path: '/api/console/removeDecorationPage',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, mark, decorationPageId: id }),
    response: z.object({ draft: mark }),
    refuses: ['changedMeanwhile', 'decorationPageNeeded'],
    changes: true,
    without,
  }),
  /** Publishes the loaded revision of the draft. Open phones show it within two seconds. */
  publishDecoration: call({
    path: '/api/console/publishDecoration',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, mark, note }),
    response: z.object({ version }),
    refuses: ['changedMeanwhile'],
    changes: true,
    without,
  }),
  /** Publishes a snapshot of the loaded draft at a store-local time; later changes of the draft are not included. */
  scheduleDecoration: call({
    path: '/api/console/scheduleDecoration',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, mark, note, date: day, minutes: z.int().check(z.minimum(0), z.maximum(1439)) }),
    response: z.object({ scheduleId: z.string(), publishAt: instant }),
    refuses: ['changedMeanwhile', 'publishTimePast', 'publishTimesMany'],
    changes: true,
    without,
  }),
  cancelDecorationSchedule: call({
    path: '/api/console/cancelDecorationSchedule',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, scheduleId: uuid }),
    response: z.object({ scheduleId: z.string() }),
    refuses: [],
    changes: true,
    without,
  }),
  /** The published versions, newest first. */
  decorationVersions: call({
    path: '/api/console/decorationVersions',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, before: z.optional(version) }),
    response: z.object({
      versions: z.array(
        z.object({
          version,
          publishedAt: instant,
          by: z.string(),
          /** The origin of the version: `start`, `published`, `scheduled` or `rolledBack`. */
          cause: z.string(),
          note: z.string(),
          pages: z.int(),
        }),
      ),
      /** Whether there are older ones. */
      more: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  /** Publishes an older version as a new version, and makes it the draft. */
  rollBackDecoration: call({
    path: '/api/console/rollBackDecoration',
    gate: 'brand',
    right: 'editPages',
    request: z.object({ shopId, mark, version }),
    response: z.object({ version }),
    refuses: ['changedMeanwhile'],
    changes: true,
    without,
  }),
} as const
