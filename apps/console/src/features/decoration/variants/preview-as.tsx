import { variantFor, type Viewer } from '@comanda/domain/decoration'
import { localeNamed } from '@comanda/messages'
import { t } from '@comanda/web/i18n'
import { Row } from '@comanda/web/ui/layout/layout.tsx'
import { useState } from 'react'
import { useEditorFacts } from '../facts.ts'
import { SelectField } from '../fields/simple-fields.tsx'
import type { Page } from '../queries.ts'
import { audienceOf, useAudiences } from './audience.ts'

/** A guest to preview as. */
interface Guest {
  language: string
  store: number | undefined
  audience: string
}

const viewerOf = ({ language, store, audience: value }: Guest): Viewer => {
  const audience = audienceOf(value)
  const id = audience && 'id' in audience ? [audience.id] : []
  return {
    language,
    ...(store !== undefined && { store }),
    isMember: audience !== undefined && audience.kind !== 'guest',
    levels: audience?.kind === 'level' ? id : [],
    tags: audience?.kind === 'tag' ? id : [],
    segments: audience?.kind === 'segment' ? id : [],
  }
}

/** The guest chosen to preview as, and the page that this guest is shown; by the rule of the server. DECO-7 */
export function usePreviewAs(base: Page, variants: readonly Page[]) {
  const { languages } = useEditorFacts()
  const [guest, setGuest] = useState<Guest>({ language: languages[0] ?? 'en_US', store: undefined, audience: 'guest' })
  return { guest, setGuest, shown: variantFor(variants, viewerOf(guest)) ?? base }
}

interface PreviewAsProps {
  guest: Guest
  onChange: (guest: Guest) => void
}

/** Language, store and audience of the guest to preview as. */
export function PreviewAs({ guest, onChange }: PreviewAsProps) {
  const { languages, stores } = useEditorFacts()
  const audiences = useAudiences()
  const change = (part: Partial<Guest>) => onChange({ ...guest, ...part })
  return (
    <Row gap={8} wrap align="end">
      <SelectField
        label={t('decor.previewLanguage')}
        value={guest.language}
        error={undefined}
        options={languages.map(id => [id, localeNamed(id).name] as const)}
        onChange={language => change({ language: language ?? guest.language })}
      />
      <SelectField
        label={t('decor.variantStore')}
        value={guest.store}
        error={undefined}
        optional
        options={stores}
        none={t('decor.previewNoStore')}
        onChange={store => change({ store })}
      />
      <SelectField
        label={t('decor.variantAudience')}
        value={guest.audience}
        error={undefined}
        options={audiences}
        onChange={audience => change({ audience: audience ?? 'guest' })}
      />
    </Row>
  )
}
