import { type AddressField, knownCountries, layoutOf, postcodeLooksRight } from '@comanda/domain/address'
import type { MessageKey } from '@comanda/messages'
import { useMemo } from 'react'
import { useFormContext, useWatch } from 'react-hook-form'
import { currentLocale, t } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/controls/field.tsx'
import { Select, TextInput } from '../../ui/controls/text-input.tsx'
import { Grid } from '../../ui/layout/layout.tsx'
import styles from './address-form.module.css'
import type { FormValues } from './form-shape.ts'

interface Named {
  code: string
  name: string
}

const named = (codes: readonly string[]): Named[] => {
  const { intl } = currentLocale()
  const names = new Intl.DisplayNames(intl, { type: 'region' })
  const order = new Intl.Collator(intl)
  return codes.map(code => ({ code, name: names.of(code) ?? code })).sort((a, b) => order.compare(a.name, b.name))
}

/** Supported countries with their names in the guest's language. */
const countryChoices = (): Named[] => named(knownCountries())

const completion: Record<AddressField, string> = {
  street1: 'address-line1',
  street2: 'address-line2',
  city: 'address-level2',
  admin: 'address-level1',
  dependentLocality: 'address-level3',
  postcode: 'postal-code',
}

const isStreet = (field: AddressField): boolean => field === 'street1' || field === 'street2'

/** Whether a field takes half a row: all but the street do, and the city if it would leave a field alone. */
function isHalf(field: AddressField, fields: readonly AddressField[]): boolean {
  const others = fields.filter(other => !isStreet(other))
  return !isStreet(field) && (others.length % 2 === 0 || field !== 'city')
}

/** Label of a field in its country. */
export function fieldLabel(field: AddressField, kinds: Partial<Record<AddressField, string>>): string {
  const kind = kinds[field]
  return t((kind ? `address.kind.${kind}` : `address.${field}`) as MessageKey)
}

/** Text of a field's error. */
export function problemText(message: string | undefined, label: string): string | undefined {
  if (message === undefined) return undefined
  if (message === 'missing') return t('address.missing', { field: label })
  if (message === 'tooLong') return t('address.tooLong')
  return message === 'phoneWrong' ? t('address.phoneWrong') : message
}

/**
 * The country and its fields in the local order. Fields common to both countries keep their values when the country
 * changes.
 */
export function PlaceFields() {
  const { register, formState } = useFormContext<FormValues>()
  const countryCode = useWatch<FormValues, 'countryCode'>({ name: 'countryCode' })
  const postcode = useWatch<FormValues, 'postcode'>({ name: 'postcode' })
  const countries = useMemo(() => countryChoices(), [])
  const { fields, required, kinds, postcodeExample } = layoutOf(countryCode, currentLocale().id)
  const hintOf = (field: AddressField) => {
    if (field !== 'postcode') return undefined
    if (!postcodeLooksRight(countryCode, postcode)) return t('address.oddPostcode')
    return postcodeExample && t('address.example', { example: postcodeExample })
  }
  return (
    <Grid gap={12} rowGap={14} columns="repeat(6, 1fr)" className={styles.grid}>
      <Field label={t('address.country')} className={styles.whole ?? ''}>
        <Select {...register('countryCode')} autoComplete="country">
          {countries.map(({ code, name }) => (
            <option key={code} value={code}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      {fields.map(field => {
        const label = fieldLabel(field, kinds)
        return (
          <Field
            key={field}
            label={label}
            optional={!required.includes(field)}
            hint={hintOf(field)}
            error={problemText(formState.errors[field]?.message, label)}
            className={(isHalf(field, fields) ? styles.half : styles.whole) ?? ''}
          >
            <TextInput {...register(field)} autoComplete={completion[field]} />
          </Field>
        )
      })}
    </Grid>
  )
}
