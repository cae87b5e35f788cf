import { brandSettingCalls as calls } from '@comanda/contract/brand'
import { isRefusal, refuse } from '@comanda/contract/core'
import { DEFAULT_PRIMARY } from '@comanda/domain/decoration'
import { type Currency, type LocalizedText, repeated } from '@comanda/domain/money'
import { currencyOf } from '@comanda/domain/store'
import type { Queries, Tx } from '../../../platform/db/index.ts'
import { changeInSteps, type Handler, type InputOf } from '../../../platform/http/index.ts'
import { revisionOf } from '../../../platform/revision.ts'
import { lockBrand, saveAtRevision, withoutEmpty } from '../../../platform/save-at-revision.ts'
import type { Deps } from '../deps.ts'

type Settings = Omit<InputOf<typeof calls.saveBrandSettings>, 'mark'>

/** What is stored of a brand, as far as this page changes it. */
export interface Stored {
  name: LocalizedText
  slogan?: LocalizedText
  logo: string
  currency: Currency
  languages: string[]
  chooseLanguage: boolean
  dateTimeFormat: { date: string; time: string; dateTime: string }
  style: { primaryColor?: string; buttonCorner?: Settings['buttonCorner'] }
}

const READ = {
  name: 'brand_settings_read',
  text: 'select settings from corporation where corporation_id = $1',
}
const WRITE = {
  name: 'brand_settings_write',
  text: 'update corporation set settings = settings || $2::jsonb, name = $3 where corporation_id = $1',
}

async function storedOf(db: Queries, corporationId: number): Promise<Stored> {
  const { rows } = await db.query<{ settings: Stored }>(READ, [corporationId])
  const settings = rows[0]?.settings
  if (!settings) throw new Error('A brand has no settings')
  return settings
}

/** The settings as this page edits them. */
export const settingsOf = ({ style, dateTimeFormat, ...stored }: Stored): Settings => ({
  name: stored.name,
  slogan: stored.slogan ?? {},
  logo: stored.logo,
  primaryColor: style.primaryColor ?? DEFAULT_PRIMARY,
  buttonCorner: style.buttonCorner ?? 'big',
  languages: stored.languages,
  chooseLanguage: stored.chooseLanguage,
  currencyCode: stored.currency.currencyCode,
  dateFormat: dateTimeFormat.date as Settings['dateFormat'],
  timeFormat: dateTimeFormat.time as Settings['timeFormat'],
})

/** The settings of the brand with their revision. */
export const queryBrandSettings =
  (deps: Deps): Handler<typeof calls.brandSettings> =>
  async ({ corporationId }) => {
    const settings = settingsOf(await storedOf(deps.db, corporationId))
    return {
      ...settings,
      mark: revisionOf(settings),
      hasOrders: await deps.hasOrders(corporationId),
      pictureHost: deps.pictureHost,
    }
  }

/** What the settings become in storage; style and formats keep what this page does not change. */
const storedFrom = (before: Stored, wanted: Settings, currency: Currency): Stored => ({
  name: wanted.name,
  slogan: wanted.slogan,
  logo: wanted.logo,
  currency,
  languages: wanted.languages,
  chooseLanguage: wanted.chooseLanguage,
  dateTimeFormat: {
    date: wanted.dateFormat,
    time: wanted.timeFormat,
    dateTime: `${wanted.dateFormat} ${wanted.timeFormat}`,
  },
  style: { ...before.style, primaryColor: wanted.primaryColor, buttonCorner: wanted.buttonCorner },
})

const UPLOADED = /^uploads\/(\d+)\/([\w-]{32})$/

/** Keeps an uploaded logo; false if it is not this brand's. X5 */
async function useLogo(tx: Tx, deps: Deps, corporationId: number, logo: string): Promise<boolean> {
  const [, owner, name] = UPLOADED.exec(logo) ?? []
  if (name === undefined) return true
  if (Number(owner) !== corporationId) return false
  return deps.useUpload(tx, { corporationId, name: `${name}.webp`, at: new Date(deps.clock()) })
}

/** Saves the brand's settings; open phones and consoles of every store load them. SETUP-6 */
export const saveBrandSettings = (deps: Deps): Handler<typeof calls.saveBrandSettings> =>
  changeInSteps(calls.saveBrandSettings, deps, {
    async prepare({ corporationId }, { languages }) {
      const twice = repeated(languages, tag => tag)
      if (twice !== undefined) return refuse('settingTwice', { field: `languages[${twice}]` })
      return deps.hasOrders(corporationId)
    },
    async work(tx, caller, { mark, ...input }, hasOrders) {
      const { corporationId } = caller
      const next = { ...input, name: withoutEmpty(input.name), slogan: withoutEmpty(input.slogan) }
      await lockBrand(tx, corporationId)
      const before = await storedOf(tx, corporationId)
      const isSame = before.currency.currencyCode === next.currencyCode
      if (!isSame && hasOrders) return refuse('currencyInUse', { field: 'currencyCode' })
      const currency = isSame ? before.currency : currencyOf(next.currencyCode)
      if (!currency) return refuse('currencyUnfit', { field: 'currencyCode' })
      if (before.logo !== next.logo && !(await useLogo(tx, deps, corporationId, next.logo)))
        return refuse('pictureUnfit', { field: 'logo' })
      const after = JSON.stringify(storedFrom(before, next, currency))
      const revision = await saveAtRevision(tx, caller, {
        what: 'brand',
        subject: Object.values(next.name)[0] ?? '',
        before: settingsOf(before),
        wanted: next,
        revision: mark,
        at: new Date(deps.clock()),
        write: () => tx.query(WRITE, [corporationId, after, Object.values(next.name)[0] ?? '']),
      })
      if (isRefusal(revision)) return revision
      tx.afterCommit(() => deps.brandChanged(corporationId))
      return { ...next, mark: revision }
    },
  })
