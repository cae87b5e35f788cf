import { BriefcaseBusiness, House, Tag } from 'lucide-react'
import { useFormContext, useWatch } from 'react-hook-form'
import { t } from '../../platform/i18n/index.ts'
import { Chip } from '../../ui/controls/chip.tsx'
import { Field } from '../../ui/controls/field.tsx'
import { Switch } from '../../ui/controls/switch.tsx'
import { TextInput } from '../../ui/controls/text-input.tsx'
import styles from './address-form.module.css'
import type { FormValues } from './form-shape.ts'
import { problemText } from './place-fields.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'

const known = [
  { label: 'home', words: 'address.home', icon: <House aria-hidden="true" size={16} /> },
  { label: 'work', words: 'address.work', icon: <BriefcaseBusiness aria-hidden="true" size={16} /> },
] as const

/** Label, note for the driver, and whether the address is the default. */
export function LabelFields() {
  const { register, setValue, formState } = useFormContext<FormValues>()
  const label = useWatch<FormValues, 'label'>({ name: 'label' })
  const isDefault = useWatch<FormValues, 'isDefault'>({ name: 'isDefault' })
  const own = !known.some(choice => choice.label === label)
  return (
    <Stack as="fieldset" gap={14}>
      <Text as="legend" size={17} weight={700} className={styles.legend}>
        {t('address.label')}
      </Text>
      <Row gap={10} wrap align="stretch">
        {known.map(choice => (
          <Chip
            key={choice.label}
            pressed={label === choice.label}
            icon={choice.icon}
            onPress={() => setValue('label', choice.label)}
          >
            {t(choice.words)}
          </Chip>
        ))}
        <Chip pressed={own} icon={<Tag aria-hidden="true" size={16} />} onPress={() => own || setValue('label', '')}>
          {t('address.otherLabel')}
        </Chip>
      </Row>
      {own && (
        <Field label={t('address.ownLabel')} optional error={problemText(formState.errors.label?.message, '')}>
          <TextInput {...register('label')} maxLength={24} autoComplete="off" />
        </Field>
      )}
      <Field
        label={t('address.notes')}
        optional
        hint={t('address.notesHint')}
        error={problemText(formState.errors.notes?.message, '')}
      >
        <TextInput {...register('notes')} maxLength={120} autoComplete="off" />
      </Field>
      <Switch checked={isDefault} onChange={checked => setValue('isDefault', checked)}>
        {t('address.makeDefault')}
      </Switch>
    </Stack>
  )
}
