import { brandTextCalls as calls } from '@comanda/contract/brand'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { builtInUnder } from '../../../platform/brand-texts.ts'
import type { Queries } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand, saveAtRevision, withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'

type Texts = Readonly<Record<string, string>>

interface Stored {
  languages: string[]
  texts?: Record<string, Texts>
}

const READ = {
  name: 'brand_texts_read',
  text: `select settings -> 'languages' as languages, settings -> 'texts' as texts
    from corporation where corporation_id = $1`,
}
const WRITE = {
  name: 'brand_texts_write',
  text: `update corporation set settings = jsonb_set(settings, '{texts}', $2::jsonb) where corporation_id = $1`,
}

async function storedOf(db: Queries, corporationId: number): Promise<Stored> {
  const { rows } = await db.query<Stored>(READ, [corporationId])
  const [stored] = rows
  if (!stored) throw new Error('A brand has no settings')
  return stored
}

/** The brand's own texts of one language, and the built-in ones they replace. */
export const queryBrandTexts =
  (deps: Deps): Handler<typeof calls.brandTexts> =>
  async ({ corporationId }, { language }) => {
    const { languages, texts } = await storedOf(deps.db, corporationId)
    const own = texts?.[language] ?? {}
    const builtInLanguage = builtInUnder(language, languages)
    return {
      language,
      texts: { ...own },
      mark: revisionOf(own),
      languages,
      builtIn: { ...(await deps.builtInTexts(builtInLanguage)) },
      builtInLanguage,
    }
  }

/** How a message reads with the texts that are being typed. SETUP-7 */
export const previewNotice =
  (deps: Deps): Handler<typeof calls.previewNotice> =>
  async ({ corporationId }, draft) =>
    (await deps.previewNotice(corporationId, draft)) ??
    refuse('textUnknown', { field: 'notice', params: { key: draft.notice } })

const SPACE_BEFORE = /^\s*/
const SPACE_AFTER = /\s*$/

/** The texts with the spaces around the built-in ones: parts of a sentence begin or end with them. */
const withSpacesOf = (builtIn: Texts, texts: Texts): Record<string, string> =>
  Object.fromEntries(
    Object.entries(withoutEmpty(texts)).map(([key, own]) => {
      const theirs = builtIn[key] ?? ''
      return [key, (SPACE_BEFORE.exec(theirs)?.[0] ?? '') + own.trim() + (SPACE_AFTER.exec(theirs)?.[0] ?? '')]
    }),
  )

const placesIn = (words: string): string[] => [...words.matchAll(/\{(\w+)/g)].map(([, name = '']) => name)

/** The refusal of a text that replaces none, or has places for values that its built-in text does not get. */
function faultOf(texts: Texts, builtIn: Texts): Refusal<'textUnknown' | 'textPlaces'> | undefined {
  for (const [key, own] of Object.entries(texts)) {
    const theirs = builtIn[key]
    const field = `texts.${key}`
    if (theirs === undefined) return refuse('textUnknown', { field, params: { key } })
    const known = placesIn(theirs)
    const strange = placesIn(own).find(place => !known.includes(place))
    if (strange !== undefined)
      return refuse('textPlaces', {
        field,
        params: { place: `{${strange}}`, known: known.map(one => `{${one}}`).join(', ') || '–' },
      })
  }
  return undefined
}

/** Saves the brand's own texts of one language; open phones get them with their next start. SETUP-7 */
export const saveBrandTexts = (deps: Deps): Handler<typeof calls.saveBrandTexts> =>
  changeInSteps(calls.saveBrandTexts, deps, {
    async prepare({ corporationId }, { language, texts }) {
      const { languages } = await storedOf(deps.db, corporationId)
      const builtIn = await deps.builtInTexts(builtInUnder(language, languages))
      return faultOf(withoutEmpty(texts), builtIn) ?? { builtIn }
    },
    async work(tx, caller, { language, texts, mark }, { builtIn }) {
      const { corporationId } = caller
      await lockBrand(tx, corporationId)
      const stored = await storedOf(tx, corporationId)
      const next = withSpacesOf(builtIn, texts)
      const revision = await saveAtRevision(tx, caller, {
        what: 'brandTexts',
        subject: language,
        before: stored.texts?.[language] ?? {},
        wanted: next,
        revision: mark,
        at: new Date(deps.clock()),
        write: () => tx.query(WRITE, [corporationId, JSON.stringify({ ...stored.texts, [language]: next })]),
      })
      if (isRefusal(revision)) return revision
      tx.afterCommit(() => deps.brandChanged(corporationId))
      return { language, texts: next, mark: revision }
    },
  })
