import * as z from 'zod/mini'
import { day, id, languageTag, names, saidUpTo } from '../core/index.ts'

/** An agreement as it is written: a paragraph a line; a line that starts with `# ` is a heading. */
export const setAgreement = z.object({
  agreementId: id,
  title: names,
  text: z
    .record(languageTag, z.string().check(z.maxLength(40_000)))
    .check(z.refine(texts => Object.values(texts).some(text => text.trim() !== ''))),
  /** What is new since the version before. */
  changed: saidUpTo(300),
  /** The first day of the version, UTC. */
  effectiveFrom: day,
  /** New accounts have to accept it. */
  required: z.boolean(),
})
