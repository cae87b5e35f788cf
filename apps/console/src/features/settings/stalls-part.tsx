import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Skeleton } from '@comanda/web/ui/feedback/states.tsx'
import fields from '../../fields/fields.module.css'
import { AddButton } from '../../fields/add-button.tsx'
import { DraftForm } from '../../fields/draft-form.tsx'
import { useChosen } from '../../fields/use-left.ts'
import { send } from '../../platform/send.ts'
import { type Settings, type Stall, type StallSettings, useStalls } from './api.ts'
import styles from './settings.module.css'
import { StallForm } from './stall-form.tsx'
import { usePart } from './use-part.ts'
import { AskFailed } from '../../ui/ask-failed.tsx'

/** A stall to begin with: one terms of the others, which go together at a table. */
const fresh = (like: Stall | undefined, taxIds: string[]): Stall => ({
  buffetStallId: `stall-${crypto.randomUUID().slice(0, 8)}`,
  displayName: {},
  limitType: 1,
  limitCount: 0,
  singleLimitCount: 2,
  intervalMinutes: like?.intervalMinutes ?? 30,
  stayMinutes: like?.stayMinutes ?? 90,
  lastOrderMinutes: like?.lastOrderMinutes ?? 20,
  included: [],
  places: [],
  taxIds: like?.taxIds ?? taxIds,
})

const nameOf = (stall: Stall): string => inLanguage(stall.displayName, currentLocale().id) || t('settings.stall.new')

interface StallsProps {
  shopId: number
  settings: Settings
  found: StallSettings
}

function Stalls({ shopId, settings: { currency, languages }, found }: StallsProps) {
  const { mark, stalls: stored, laid, taxes } = found
  const part = usePart(shopId, 'stalls', { mark, stalls: stored }, ask => send(calls.saveStalls, { shopId, ...ask }))
  const { stalls } = part.draft
  const [chosenId, setChosen] = useChosen(
    `settings/${shopId}/stalls.chosen`,
    stalls.map(one => one.buffetStallId),
  )
  const at = stalls.findIndex(one => one.buffetStallId === chosenId)
  const chosen = stalls[at]
  const put = (next: Stall[]) => part.edit({ stalls: next })
  const add = () => {
    const stall = fresh(
      stalls.at(-1),
      taxes.map(it => it.taxId),
    )
    put([...stalls, stall])
    setChosen(stall.buffetStallId)
  }
  return (
    <div className={styles.part}>
      <DraftForm part={part}>
        <p className={fields.quiet}>{t('settings.stallsHint')}</p>
        {stalls.length > 0 && (
          <div className={fields.actions} role="group" aria-label={t('settings.stalls')}>
            {stalls.map(one => (
              <Chip
                key={one.buffetStallId}
                pressed={one.buffetStallId === chosenId}
                onPress={() => setChosen(one.buffetStallId)}
              >
                {nameOf(one)}
              </Chip>
            ))}
          </div>
        )}
        {stalls.length === 0 && <p className={fields.quiet}>{t('settings.stall.none')}</p>}
        {chosen && (
          <StallForm
            key={chosen.buffetStallId}
            stall={chosen}
            field={`stalls[${at}]`}
            {...{ currency, languages, found }}
            tables={laid.find(it => it.buffetStallId === chosen.buffetStallId)?.tables ?? []}
            faultAt={part.faultAt}
            onChange={next => put(stalls.with(at, next))}
            onRemove={() => {
              put(stalls.toSpliced(at, 1))
              setChosen(stalls[at === 0 ? 1 : 0]?.buffetStallId)
            }}
          />
        )}
        <div className={fields.actions}>
          <AddButton onAdd={add}>{t('settings.stall.add')}</AddButton>
        </div>
      </DraftForm>
    </div>
  )
}

/** The stalls of the store's buffet: their dishes, what they give, for how long and for how much. CART-13 */
export function StallsPart({ shopId, settings }: { shopId: number; settings: Settings }) {
  const asked = useStalls(shopId)
  if (asked.isPending) return <Skeleton height={320} />
  if (!asked.data) return <AskFailed asked={asked} />
  return <Stalls shopId={shopId} settings={settings} found={asked.data} />
}
