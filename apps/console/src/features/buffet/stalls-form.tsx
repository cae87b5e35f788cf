import { staffMenuCalls as calls } from '@comanda/contract/menu'
import { inLanguage } from '@comanda/domain/money'
import { currentLocale, t } from '@comanda/web/i18n'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useListField } from '../../forms/state/field-state.ts'
import { AddButton, ChipChoice } from '../../forms/fields/list-parts.tsx'
import { SettingsForm } from '../../forms/settings-form.tsx'
import { newId, type SettingsProps, useStoreForm } from '../../forms/store-settings.ts'
import { useSelection } from '../../forms/state/stored-state.ts'
import { Loaded } from '../../ui/loaded.tsx'
import { type Stall, type StallSettings, useStalls } from './queries.ts'
import { StallFields } from './stall-fields.tsx'

/** A new stall: with the times of another, because they are taken together at a table. */
const newStall = (like: Stall | undefined, taxIds: string[]): Stall => ({
  buffetStallId: newId('stall'),
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

function StallList({ shopId, data }: { shopId: number; data: StallSettings }) {
  const { entries: stalls, add, remove } = useListField<Stall>('stalls')
  const ids = stalls.map(one => one.buffetStallId)
  const [chosenId, choose] = useSelection(`settings/${shopId}/stalls.chosen`, ids)
  const at = ids.indexOf(chosenId ?? '')
  const chosen = stalls[at]
  const addStall = () => {
    const stall = newStall(
      stalls.at(-1),
      data.taxes.map(it => it.taxId),
    )
    add(stall)
    choose(stall.buffetStallId)
  }
  const removeStall = () => {
    remove(at)
    choose(ids[at === 0 ? 1 : 0])
  }
  return (
    <>
      {stalls.length > 0 ? (
        <ChipChoice
          label={t('settings.stalls')}
          options={stalls.map(one => [one.buffetStallId, nameOf(one)] as const)}
          chosen={chosenId}
          onChoose={choose}
        />
      ) : (
        <Text kind="quiet">{t('settings.stall.none')}</Text>
      )}
      {chosen && <StallFields key={chosen.buffetStallId} stall={chosen} at={at} data={data} onRemove={removeStall} />}
      <AddButton onAdd={addStall}>{t('settings.stall.add')}</AddButton>
    </>
  )
}

function StallsFields({ shopId, settings, data }: SettingsProps & { data: StallSettings }) {
  const form = useStoreForm(shopId, 'stalls', calls.saveStalls, { mark: data.mark, stalls: data.stalls })
  return (
    <SettingsForm form={form} languages={settings.languages} currency={settings.currency}>
      <Text kind="quiet">{t('settings.stallsHint')}</Text>
      <StallList shopId={shopId} data={data} />
    </SettingsForm>
  )
}

/** The stalls of the store's buffet: dishes, duration and price of each. CART-13 */
export function StallsForm(props: SettingsProps) {
  const stalls = useStalls(props.shopId)
  return <Loaded query={stalls}>{data => <StallsFields {...props} data={data} />}</Loaded>
}
