import { phoneFormatOf, phoneFormats } from '@comanda/domain/address'
import { useFormContext, useWatch } from 'react-hook-form'
import { inNameOrder } from '../../platform/i18n/full-name.ts'
import { t } from '../../platform/i18n/index.ts'
import { Field } from '../../ui/controls/field.tsx'
import { PhoneInput } from '../../ui/controls/phone-input.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import styles from './address-form.module.css'
import type { FormValues } from './form-shape.ts'
import { problemText } from './place-fields.tsx'
import { Stack, Grid } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

const countries = phoneFormats()

/** Name and phone number of the recipient. */
export function PersonFields() {
  const { register, formState, setValue } = useFormContext<FormValues>()
  const isoCode = useWatch<FormValues, 'isoCode'>({ name: 'isoCode' })
  const phoneNumber = useWatch<FormValues, 'phoneNumber'>({ name: 'phoneNumber' })
  const { errors } = formState
  const countryCode = phoneFormatOf(isoCode)?.countryCode ?? ''
  const typed = (next: { isoCode: string; phoneNumber: string }) => {
    setValue('isoCode', next.isoCode)
    setValue('phoneNumber', next.phoneNumber, { shouldValidate: errors.phoneNumber !== undefined })
  }
  const [first, second] = inNameOrder(
    <Field
      label={t('ui.firstName')}
      optional
      error={problemText(errors.firstName?.message, '')}
      className={styles.half ?? ''}
    >
      <TextInput {...register('firstName')} autoComplete="given-name" />
    </Field>,
    <Field
      label={t('ui.lastName')}
      optional
      error={problemText(errors.lastName?.message, '')}
      className={styles.half ?? ''}
    >
      <TextInput {...register('lastName')} autoComplete="family-name" />
    </Field>,
  )
  return (
    <Stack as="fieldset" gap={14}>
      <Text as="legend" size={17} weight={700} className={styles.legend}>
        {t('address.contact')}
      </Text>
      <Grid gap={12} rowGap={14} columns="repeat(6, 1fr)" className={styles.grid}>
        {first}
        {second}
        <Field
          label={t('address.phone')}
          optional
          hint={t('address.phoneHint')}
          error={problemText(errors.phoneNumber?.message, t('address.phone'))}
          className={styles.whole ?? ''}
        >
          <PhoneInput value={{ isoCode, countryCode, phoneNumber }} onChange={typed} countries={countries} />
        </Field>
      </Grid>
    </Stack>
  )
}
