import type { PageVariant } from '@comanda/contract/decoration'
import { localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Picks } from '../../../forms/fields/choice-fields.tsx'
import { useEditorFacts } from '../facts.ts'
import { SelectField } from '../fields/simple-fields.tsx'
import { audienceOf, useAudiences, valueOf } from './audience.ts'

interface ConditionFieldsProps {
  variant: PageVariant
  onChange: (variant: PageVariant) => void
}

/** Without conditions that are empty: they are not sent. */
function cleaned({ languages = [], stores = [], audience, ...variant }: PageVariant): PageVariant {
  return {
    ...variant,
    ...(languages.length > 0 && { languages }),
    ...(stores.length > 0 && { stores }),
    ...(audience && { audience }),
  }
}

/** The name of a variant and the guests it is for: all conditions must hold. DECO-7 */
export function ConditionFields({ variant, onChange }: ConditionFieldsProps) {
  const { languages, stores } = useEditorFacts()
  const audiences = useAudiences()
  const change = (part: Partial<PageVariant>) => onChange(cleaned({ ...variant, ...part }))
  return (
    <Stack gap={12}>
      <Field label={t('decor.variantName')}>
        <TextInput value={variant.name} maxLength={60} onChange={event => change({ name: event.target.value })} />
      </Field>
      <Picks
        legend={t('decor.variantLanguages')}
        options={languages.map(id => [id, localeNamed(id).name] as const)}
        chosen={[...(variant.languages ?? [])]}
        onChange={next => change({ languages: next })}
      />
      <Picks
        legend={t('decor.variantStores')}
        options={stores.map(([id, name]) => [String(id), name] as const)}
        chosen={(variant.stores ?? []).map(String)}
        onChange={next => change({ stores: next.map(Number) })}
      />
      <SelectField
        label={t('decor.variantAudience')}
        value={valueOf(variant.audience) || undefined}
        error={undefined}
        optional
        options={audiences}
        none={t('decor.audienceAll')}
        onChange={value => {
          const { audience: _, ...others } = variant
          const audience = audienceOf(value ?? '')
          onChange(cleaned({ ...others, ...(audience && { audience }) }))
        }}
      />
    </Stack>
  )
}
