import * as z from 'zod/mini'
import { call, day, id, instant, mark, shopId, text, uuid, version } from '../core/index.ts'
import { decorationPage } from './shapes.ts'

const without = ['businessType'] as const
const note = z._default(text(200), '')

/** The revision of a page, and that of the whole draft. */
const savedPage = z.object({ mark, draft: mark })
const pageRefusals = ['changedMeanwhile', 'componentMisplaced', 'componentTwice', 'componentIdTwice'] as const

/** The draft of a brand's pages, its publication and its versions. DECO-1 */
export const staffDecorationCalls = {
  /** The draft with what its editor needs. Each page's mark is the revision a change of it names. */
  decorationDraft: call({
    path: '/api/console/decorationDraft',
    gate: 'brand',
    request: z.object({ shopId }),
    response: z.object({
      /** The revision of the whole draft. */
      mark,
      /** The published version; 0 = none. */
      version,
      pages: z.array(z.object({ mark, page: decorationPage })),
      /** The draft differs from what is published. */
      changed: z.boolean(),
      updatedBy: z.string(),
      scheduled: z.array(z.object({ scheduleId: z.string(), publishAt: instant, by: z.string(), note: z.string() })),
      languages: z.array(z.string()),
      pictureHost: z.string(),
      /** The store's zone, in which publications are scheduled. */
      timeZone: z.string(),
    }),
    refuses: [],
    without,
  }),
  /** Saves a page of the draft, or a new one (its mark is empty). */
  saveDecorationPage: call({
    path: '/api/console/saveDecorationPage',
    gate: 'brand',
    request: z.object({ shopId, mark, page: decorationPage }),
    response: savedPage,
    refuses: [...pageRefusals, 'decorationPageTwice', 'decorationPagesMany'],
    changes: true,
    without,
  }),
  /** Deletes a page of the brand's own from the draft. */
  removeDecorationPage: call({
    path: '/api/console/removeDecorationPage',
    gate: 'brand',
    request: z.object({ shopId, mark, decorationPageId: id }),
    response: z.object({ draft: mark }),
    refuses: ['changedMeanwhile', 'decorationPageNeeded'],
    changes: true,
    without,
  }),
  /** Publishes the draft as it was seen. Open phones show it within two seconds. */
  publishDecoration: call({
    path: '/api/console/publishDecoration',
    gate: 'brand',
    request: z.object({ shopId, mark, note }),
    response: z.object({ version }),
    refuses: ['changedMeanwhile'],
    changes: true,
    without,
  }),
  /** Publishes the draft as it was seen at a time of the store: the snapshot, not later changes of the draft. */
  scheduleDecoration: call({
    path: '/api/console/scheduleDecoration',
    gate: 'brand',
    request: z.object({ shopId, mark, note, date: day, minutes: z.int().check(z.minimum(0), z.maximum(1439)) }),
    response: z.object({ scheduleId: z.string(), publishAt: instant }),
    refuses: ['changedMeanwhile', 'publishTimePast', 'publishTimesMany'],
    changes: true,
    without,
  }),
  cancelDecorationSchedule: call({
    path: '/api/console/cancelDecorationSchedule',
    gate: 'brand',
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
    request: z.object({ shopId, before: z.optional(version) }),
    response: z.object({
      versions: z.array(
        z.object({
          version,
          publishedAt: instant,
          by: z.string(),
          /** What made the version: `start`, `published`, `scheduled` or `rolledBack`. */
          cause: z.string(),
          note: z.string(),
          pages: z.int(),
        }),
      ),
      /** There are older ones. */
      more: z.boolean(),
    }),
    refuses: [],
    without,
  }),
  /** Publishes an older version again, as a new version, and makes it the draft. */
  rollBackDecoration: call({
    path: '/api/console/rollBackDecoration',
    gate: 'brand',
    request: z.object({ shopId, mark, version }),
    response: z.object({ version }),
    refuses: ['changedMeanwhile'],
    changes: true,
    without,
  }),
} as const
