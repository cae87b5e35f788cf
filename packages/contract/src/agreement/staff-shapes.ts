import * as z from 'zod/mini'
import { day, id, languageTag, limitedLines, names } from '../core/index.ts'

/** The editable text of an agreement: one paragraph per line; a line that starts with `# ` is a heading. */
export const setAgreement = z.object({
  agreementId: id,
  title: names,
  text: z
    .record(languageTag, z.string().check(z.maxLength(40_000)))
    .check(z.refine(texts => Object.values(texts).some(text => text.trim() !== ''))),
  /** Summary of the changes since the previous version. */
  changed: limitedLines(300),
  /** The first day on which the version is in force, UTC. */
  effectiveFrom: day,
  /** New accounts must accept it. */
  required: z.boolean(),
  /** Accounts that accepted an earlier version must accept this one, at their next visit. LOGIN-11 */
  askAgain: z._default(z.boolean(), false),
})
