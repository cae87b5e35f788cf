import { Trash2 } from 'lucide-react'
import { useState } from 'react'
import { t } from '../../platform/i18n/index.ts'
import { toast } from '../../platform/notices.ts'
import { Button } from '../../ui/controls/button.tsx'
import { Dialog } from '../../ui/overlays/dialog.tsx'
import { useRemoveAddress } from './api.ts'
import { chosenAddress, eraseChosenAddress } from '../../platform/chosen-address.ts'

/** Deletes an address after a confirmation. */
export function RemoveButton({ addressId, onGone }: { addressId: string; onGone: () => void }) {
  const [confirming, setConfirming] = useState(false)
  const remove = useRemoveAddress()
  const confirm = () =>
    remove.mutate(addressId, {
      onSuccess: () => {
        if (chosenAddress()?.addressId === addressId) eraseChosenAddress()
        setConfirming(false)
        toast(t('address.removed'))
        onGone()
      },
      onError: () => setConfirming(false),
    })
  return (
    <>
      <Button kind="danger" wide icon={<Trash2 aria-hidden="true" />} onClick={() => setConfirming(true)}>
        {t('address.remove')}
      </Button>
      {confirming && (
        <Dialog
          title={t('address.removeAsk')}
          confirm={t('ui.delete')}
          cancel={t('ui.cancel')}
          danger
          busy={remove.isPending}
          onConfirm={confirm}
          onClose={() => setConfirming(false)}
        >
          {t('address.removeHint')}
        </Dialog>
      )}
    </>
  )
}
