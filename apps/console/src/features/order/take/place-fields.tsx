import type { ResponseOf } from '@comanda/contract/core'
import type { store as storeCalls } from '@comanda/contract/store'
import { type BizType, localTime } from '@comanda/domain/store'
import { showDay, showMoney, t } from '@comanda/web/i18n'
import { Chip } from '@comanda/web/ui/controls/chip.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { Select, TextArea, TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { clockAt } from '../../../platform/clock.ts'
import { serverNow } from '../../../platform/now.ts'
import { AddressSearch } from './address-search.tsx'
import { type Entered, useTimes } from './entered-order.ts'

interface ChoiceFieldProps {
  label: string
  value: string
  options: readonly (readonly [string, string])[]
  onChange: (value: string) => void
}

/** One of several values, outside a form. */
const ChoiceField = ({ label, value, options, onChange }: ChoiceFieldProps) => (
  <Field label={label}>
    <Select value={value} onChange={event => onChange(event.target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </Select>
  </Field>
)

type StoreFacts = ResponseOf<typeof storeCalls.getShopConfig>

interface PlaceProps {
  shopId: number
  facts: StoreFacts
  order: Entered
  onChange: (part: Partial<Entered>) => void
}

const typeTexts = {
  1300: 'console.pickup',
  1200: 'console.delivery',
  1100: 'console.dineIn',
} as const satisfies Record<BizType, string>
const TYPES: readonly BizType[] = [1300, 1200, 1100]

/** Where a delivery goes, and its zone where the postcode does not decide it. PRICE-6 */
function DeliveryFields({ shopId, facts, order, onChange }: PlaceProps) {
  // A house number, a floor or a door code leaves the position as it is; another street does not.
  const isSameStreet = (address: string) => address.includes(order.address.split('\n')[0]?.trim() ?? '')
  const type = (address: string) => onChange({ address, ...(!isSameStreet(address) && { point: undefined }) })
  return (
    <>
      <AddressSearch shopId={shopId} onChange={onChange} />
      <Field label={t('take.address')}>
        <TextArea value={order.address} maxLength={400} onChange={event => type(event.target.value)} />
      </Field>
      <Row gap={8} align="start">
        <Field label={t('take.postcode')} optional>
          <TextInput
            dir="ltr"
            value={order.postcode}
            maxLength={16}
            onChange={event => onChange({ postcode: event.target.value })}
          />
        </Field>
        <ChoiceField
          label={t('take.zone')}
          value={order.zoneId}
          onChange={zoneId => onChange({ zoneId })}
          options={[
            ['', t('take.zoneAuto')],
            ...facts.deliveryZones.map(
              ({ zoneId, name, fee }) => [zoneId, `${name} · ${showMoney(fee, facts.currency)}`] as const,
            ),
          ]}
        />
      </Row>
    </>
  )
}

/** As soon as possible, or a slot of the store. ORDER-6 */
function TimeField({ shopId, order, onChange }: Omit<PlaceProps, 'facts'>) {
  const { days = [], timeZone = 'UTC' } = useTimes(shopId, order.orderType).data ?? {}
  const today = localTime(serverNow(), timeZone).date
  const textOf = (start: string) =>
    localTime(Date.parse(start), timeZone).date === today
      ? clockAt(start, timeZone)
      : showDay(start, 'shortDay', timeZone)
  const free = days.flatMap(({ slots }) =>
    slots.filter(slot => !slot.full).map(({ start }) => [start, textOf(start)] as const),
  )
  return (
    <ChoiceField
      label={t('take.time')}
      value={order.time}
      onChange={time => onChange({ time })}
      options={[['', t('take.asap')], ...free]}
    />
  )
}

/** How, where and when the order is wanted. COUNTER-1 */
export const PlaceFields = (props: PlaceProps) => {
  const { facts, order, onChange } = props
  const types = TYPES.filter(type => facts.bizTypes.includes(type))
  return (
    <Stack gap={12}>
      <Row wrap gap={8} role="group" aria-label={t('take.type')}>
        {types.map(type => (
          <Chip key={type} pressed={order.orderType === type} onPress={() => onChange({ orderType: type, time: '' })}>
            {t(typeTexts[type])}
          </Chip>
        ))}
      </Row>
      {order.orderType !== 1100 && <TimeField {...props} />}
      {order.orderType === 1200 && <DeliveryFields {...props} />}
    </Stack>
  )
}
