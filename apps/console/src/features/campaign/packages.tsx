import { staffCampaignCalls as calls } from '@comanda/contract/campaign'
import type { ResponseOf } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { toast } from '@comanda/web/notices'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Field } from '@comanda/web/ui/controls/field.tsx'
import { TextInput } from '@comanda/web/ui/controls/text-input.tsx'
import { Row, Stack } from '@comanda/web/ui/layout/layout.tsx'
import { Text } from '@comanda/web/ui/text/text.tsx'
import { useMutation } from '@tanstack/react-query'
import { Search } from 'lucide-react'
import { type FormEvent, type ReactNode, useState } from 'react'
import forms from '../../forms/forms.module.css'
import { send } from '../../platform/send.ts'
import ui from '../../ui/ui.module.css'
import styles from './campaigns.module.css'
import { dayText } from '../../ui/offer-table.tsx'

type Held = ResponseOf<typeof calls.packageAtCounter>
type Right = Held['rights'][number]

interface RightProps {
  right: Right
  busy: boolean
  blocked: boolean
  onUse: () => void
}

const RightRow = ({ right: { name, count, used }, busy, blocked, onUse }: RightProps) => (
  <Row as="li" justify="between" gap={12} className={styles.right}>
    <span>
      <Text as="span" weight={600}>
        {name}
      </Text>{' '}
      <Text as="span" kind="quiet">
        {t('campaigns.left', { count: count - used, most: count })}
      </Text>
    </span>
    <Button
      size="small"
      disabled={blocked || used >= count}
      busy={busy}
      aria-label={t('campaigns.useOf', { name })}
      onClick={onUse}
    >
      {t('campaigns.use')}
    </Button>
  </Row>
)

/** Renders the button that refunds a package. */
type RefundOf = (held: Held) => ReactNode

interface HeldProps {
  shopId: number
  refundOf: RefundOf
  code: string
  found: Held
  onOther: () => void
}

function HeldPackage({ shopId, refundOf, code, found, onOther }: HeldProps) {
  const [held, setHeld] = useState(found)
  const using = useMutation({
    mutationFn: (right: Right) => send(calls.usePackageRight, { shopId, code, rightId: right.rightId }),
    onSuccess(next, right) {
      setHeld(next)
      toast(t('campaigns.usedNow', { name: right.name }))
    },
  })
  const { name, packageNo, rights, lastDay, expired } = held
  return (
    <div className={forms.card}>
      <h3>{name}</h3>
      <Text kind={expired ? 'error' : 'quiet'}>
        <bdi>{packageNo}</bdi>
        {lastDay !== undefined &&
          ` · ${t(expired ? 'campaigns.expired' : 'campaigns.validUntil', { date: dayText(lastDay) })}`}
      </Text>
      <ul>
        {rights.map(right => (
          <RightRow
            key={right.rightId}
            right={right}
            blocked={expired || using.isPending}
            busy={using.isPending && using.variables.rightId === right.rightId}
            onUse={() => using.mutate(right)}
          />
        ))}
      </ul>
      <Text kind="error" role="alert" hidden={!using.error}>
        {using.error?.message}
      </Text>
      <Row wrap justify="between">
        <Button kind="plain" onClick={onOther}>
          {t('campaigns.other')}
        </Button>
        {refundOf(held)}
      </Row>
    </div>
  )
}

/** Finds a guest's package by its code, and uses its rights. CARD-8 */
export function PackagesView({ shopId, refundOf }: { shopId: number; refundOf: RefundOf }) {
  const [code, setCode] = useState('')
  const finding = useMutation({ mutationFn: (text: string) => send(calls.packageAtCounter, { shopId, code: text }) })
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (code.trim() !== '') finding.mutate(code.trim())
  }
  const other = () => {
    finding.reset()
    setCode('')
  }
  return (
    <Stack gap={14} className={ui.view}>
      <h2>{t('console.packages')}</h2>
      {finding.data ? (
        <HeldPackage
          shopId={shopId}
          refundOf={refundOf}
          code={finding.variables}
          found={finding.data}
          onOther={other}
        />
      ) : (
        <form className={forms.card} onSubmit={submit}>
          <Field label={t('campaigns.code')} hint={t('campaigns.codeHint')} error={finding.error?.message}>
            <TextInput
              dir="ltr"
              autoComplete="off"
              autoCapitalize="characters"
              maxLength={20}
              value={code}
              onChange={event => setCode(event.target.value)}
            />
          </Field>
          <Row>
            <Button type="submit" busy={finding.isPending} icon={<Search aria-hidden="true" size={18} />}>
              {t('campaigns.find')}
            </Button>
          </Row>
        </form>
      )}
    </Stack>
  )
}
