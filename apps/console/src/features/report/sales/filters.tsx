import { breakdowns } from '@comanda/contract/report'
import { t } from '@comanda/web/i18n'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import type { Breakdown } from './breakdown.ts'
import { customRange, type DayRange, rangeNameOf, rangeNames } from './ranges.ts'
import { StoreGroups } from './store-groups.tsx'
import styles from './sales.module.css'

/** The state of the report in the address. */
export interface Shown {
  range: string
  by: Breakdown
  shopIds: readonly number[]
}

interface FiltersProps {
  shopId: number
  shown: Shown
  days: DayRange
  today: string
  shops: readonly { shopId: number; shopName: string }[]
  onShow: (shown: Partial<Shown>) => void
}

/** The period: a named one, or any days. */
function RangeChoice({ shown, days, today, onShow }: Omit<FiltersProps, 'shops' | 'shopId'>) {
  const name = rangeNameOf(shown.range)
  const set = (change: Partial<DayRange>) => onShow({ range: customRange({ ...days, ...change }) })
  return (
    <Row wrap gap={8} role="group" aria-label={t('sales.range')}>
      {rangeNames.map(one => (
        <Chip key={one} pressed={name === one} onPress={() => onShow({ range: one })}>
          {t(`sales.range.${one}`)}
        </Chip>
      ))}
      <Chip pressed={name === undefined} onPress={() => set({})}>
        {t('sales.range.custom')}
      </Chip>
      {name === undefined && (
        <div className={styles.days}>
          {(['from', 'until'] as const).map(end => (
            <Field key={end} label={t(`sales.${end}`)} className={styles.day ?? ''}>
              <TextInput
                type="date"
                value={days[end]}
                max={today}
                onChange={event => event.target.value !== '' && set({ [end]: event.target.value })}
              />
            </Field>
          ))}
        </div>
      )}
    </Row>
  )
}

/** Stores: all of the person's, a named group, or single ones one after the other. */
function StoreChoice({ shopId: at, shown, shops, onShow }: Omit<FiltersProps, 'days' | 'today'>) {
  if (shops.length < 2) return null
  const all = shops.map(({ shopId }) => shopId)
  const toggle = (shopId: number) => {
    const next = all.filter(one => (one === shopId ? !shown.shopIds.includes(one) : shown.shopIds.includes(one)))
    if (next.length > 0) onShow({ shopIds: next })
  }
  const isAll = shown.shopIds.length === all.length
  return (
    <Row wrap gap={8} role="group" aria-label={t('sales.stores')}>
      <Chip pressed={isAll} onPress={() => onShow({ shopIds: all })}>
        {t('sales.allStores')}
      </Chip>
      {shops.map(({ shopId, shopName }) => (
        <Chip
          key={shopId}
          pressed={!isAll && shown.shopIds.includes(shopId)}
          onPress={() => (isAll ? onShow({ shopIds: [shopId] }) : toggle(shopId))}
        >
          {shopName}
        </Chip>
      ))}
      <StoreGroups shopId={at} shops={shops} chosen={shown.shopIds} onChoose={shopIds => onShow({ shopIds })} />
    </Row>
  )
}

/** The period and the stores. */
export const Filters = (props: FiltersProps) => (
  <Stack gap={10}>
    <RangeChoice {...props} />
    <StoreChoice {...props} />
  </Stack>
)

/** By what the sales are broken down. */
export const ByChoice = ({ by, onBy }: { by: Breakdown; onBy: (by: Breakdown) => void }) => (
  <Field label={t('sales.by')} className={styles.by ?? ''}>
    <Select value={by} onChange={event => onBy(breakdowns.find(one => one === event.target.value) ?? 'day')}>
      {breakdowns.map(one => (
        <option key={one} value={one}>
          {t(`sales.by.${one}`)}
        </option>
      ))}
    </Select>
  </Field>
)
