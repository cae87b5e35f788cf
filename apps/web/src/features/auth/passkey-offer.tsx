import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { kindOf, useUser } from '../../platform/session.ts'
import { readStored, writeStored } from '../../platform/device/storage.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { Row, Stack } from '../../ui/layout/layout.tsx'
import { Text } from '../../ui/text/text.tsx'
import { knowsPasskeys, useAddPasskey, usePasskeys } from './passkey-api.ts'

/** Set once the guest has answered the offer on this phone. */
const ANSWERED = 'passkeyOffer'

/** Offers a passkey after an order to a signed-in guest who has none; once per phone. LOGIN-4 */
export function PasskeyOffer() {
  const signedIn = kindOf(useUser()) !== 'visitor'
  const [answered, setAnswered] = useState(() => readStored(ANSWERED) === true)
  return signedIn && !answered && knowsPasskeys() ? (
    <Offer
      onAnswer={() => {
        writeStored(ANSWERED, true)
        setAnswered(true)
      }}
    />
  ) : null
}

function Offer({ onAnswer }: { onAnswer: () => void }) {
  const passkeys = usePasskeys()
  const add = useAddPasskey()
  if (passkeys.data?.passkeys.length !== 0) return null
  const create = () =>
    add.mutate(undefined, {
      onSuccess: done => {
        if (!done) return
        toast(t('passkey.added'))
        onAnswer()
      },
    })
  return (
    <Card>
      <Stack gap={12}>
        <Text as="h2" size={16}>
          {t('passkey.offer')}
        </Text>
        <Text kind="muted">{t('passkey.hint')}</Text>
        <Row gap={8}>
          <Button busy={add.isPending} onClick={create}>
            {t('passkey.add')}
          </Button>
          <Button kind="plain" onClick={onAnswer}>
            {t('passkey.later')}
          </Button>
        </Row>
      </Stack>
    </Card>
  )
}
