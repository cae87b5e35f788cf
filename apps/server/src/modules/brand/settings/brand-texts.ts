import { brandTextCalls as calls } from '@comanda/contract/brand'
import { isRefusal, type Refusal, refuse } from '@comanda/contract/core'
import { type LocaleId, locales } from '@comanda/messages'
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

const isBuiltIn = (language: string): boolean => language in locales

/** The built-in language under the brand's texts of a language: itself, else the brand's first built-in one. ETC-1 */
const builtInUnder = (language: string, languages: readonly string[]): LocaleId =>
  [language, ...languages].find((id): id is LocaleId => isBuiltIn(id)) ?? 'en_US'

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
      return faultOf(withoutEmpty(texts), builtIn)
    },
    async work(tx, caller, { language, texts, mark }) {
      const { corporationId } = caller
      await lockBrand(tx, corporationId)
      const stored = await storedOf(tx, corporationId)
      const wanted = withoutEmpty(texts)
      const revision = await saveAtRevision(tx, caller, {
        what: 'brandTexts',
        subject: language,
        before: stored.texts?.[language] ?? {},
        wanted,
        revision: mark,
        at: new Date(deps.clock()),
        write: () => tx.query(WRITE, [corporationId, JSON.stringify({ ...stored.texts, [language]: wanted })]),
      })
      if (isRefusal(revision)) return revision
      tx.afterCommit(() => deps.brandChanged(corporationId))
      return { language, texts: wanted, mark: revision }
    },
  })
