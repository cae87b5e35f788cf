import { type PageVariant, staffDecorationCalls as calls } from '@comanda/contract/decoration'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Badge } from '@comanda/web/ui/controls/chip.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Sheet } from '@comanda/web/ui/overlays/sheet.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { ErrorText } from '../../../forms/fields/list-parts.tsx'
import { newId } from '../../../forms/store-settings.ts'
import { goTo } from '../../../platform/place.ts'
import { send } from '../../../platform/send.ts'
import { ActionSheet } from '../../../ui/action-sheet.tsx'
import { useEditorFacts } from '../facts.ts'
import { draftKey, type Page, pageName, type PagesDraft } from '../queries.ts'
import { useConditionsText } from './audience.ts'
import { ConditionFields } from './condition-fields.tsx'
import { PreviewAs, usePreviewAs } from './preview-as.tsx'

interface NewVariantProps {
  /** The page as it is edited: the variant begins as its copy. */
  page: Page
  onClose: () => void
}

/** A new variant, which begins as a copy of the page. */
function NewVariant({ page, onClose }: NewVariantProps) {
  const client = useQueryClient()
  const { shopId } = useEditorFacts()
  const [variant, setVariant] = useState<PageVariant>({ of: page.variant?.of ?? page.decorationPageId, name: '' })
  const creation = useMutation({
    mutationFn() {
      // The header of a menu is that of the page, for all its variants.
      const components = page.components.filter(({ kind }) => kind !== 'storeHead')
      const copy: Page = { ...page, components, decorationPageId: newId('variant'), variant }
      return send(calls.saveDecorationPage, { shopId, mark: '', page: copy }).then(() => copy.decorationPageId)
    },
    async onSuccess(decorationPageId) {
      await client.invalidateQueries({ queryKey: draftKey(shopId) })
      goTo('pages', decorationPageId)
      onClose()
    },
  })
  const hasCondition = Boolean(variant.languages ?? variant.stores ?? variant.audience)
  return (
    <ActionSheet
      title={t('decor.variantAdd')}
      action={t('decor.variantCreate')}
      busy={creation.isPending}
      ready={variant.name.trim() !== '' && hasCondition}
      onAction={() => creation.mutate()}
      onClose={onClose}
    >
      <Stack gap={12}>
        <ConditionFields variant={variant} onChange={setVariant} />
        <ErrorText>{creation.error?.message}</ErrorText>
      </Stack>
    </ActionSheet>
  )
}

interface VariantsProps {
  draft: PagesDraft
  page: Page
}

/** A page and its variants: what each is for, and which one a guest is shown. DECO-7 */
function VariantList({ draft, page, onClose }: VariantsProps & { onClose: () => void }) {
  const [adding, setAdding] = useState(false)
  const conditionsText = useConditionsText()
  const pages = draft.pages.map(one => one.page)
  const base = pages.find(one => one.decorationPageId === (page.variant?.of ?? page.decorationPageId)) ?? page
  const variants = pages.filter(one => one.variant?.of === base.decorationPageId)
  const { guest, setGuest, shown } = usePreviewAs(base, variants)
  const open = (id: string) => {
    goTo('pages', id)
    onClose()
  }
  if (adding) return <NewVariant page={page} onClose={onClose} />
  return (
    <Sheet title={t('decor.variants')} onClose={onClose}>
      <Stack gap={16}>
        <Stack gap={8}>
          <strong>{t('decor.previewAs')}</strong>
          <PreviewAs guest={guest} onChange={setGuest} />
        </Stack>
        <Stack as="ul" gap={12}>
          {[base, ...variants].map(one => (
            <li key={one.decorationPageId}>
              <Row justify="between" gap={8} wrap>
                <Stack as="span" gap={2}>
                  <strong>{one.variant?.name ?? pageName(one)}</strong>
                  <Text as="span" kind="quiet">
                    {one.variant ? conditionsText(one.variant) : t('decor.variantBase')}
                  </Text>
                  {one === shown && (
                    <span>
                      <Badge tone="good">{t('decor.variantShown')}</Badge>
                    </span>
                  )}
                </Stack>
                <Button size="small" kind="soft" onClick={() => open(one.decorationPageId)}>
                  {t('decor.variantOpen')}
                  <span className="visuallyHidden"> {one.variant?.name ?? pageName(one)}</span>
                </Button>
              </Row>
            </li>
          ))}
        </Stack>
        <Text kind="hint">{t('decor.variantRule')}</Text>
        <Button kind="secondary" onClick={() => setAdding(true)}>
          {t('decor.variantAdd')}
        </Button>
      </Stack>
    </Sheet>
  )
}

/** The button that lists the variants of the page. */
export function Variants(props: VariantsProps) {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button kind="secondary" onClick={() => setOpen(true)}>
        {t('decor.variants')}
      </Button>
      {open && <VariantList {...props} onClose={() => setOpen(false)} />}
    </>
  )
}
