import type { RequestInputOf, CallSpec } from '@comanda/contract/core'
import { t } from '@comanda/web/i18n'
import { Button } from '@comanda/web/ui/controls/button.tsx'
import { Dialog } from '@comanda/web/ui/overlays/dialog.tsx'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import forms from '../forms/forms.module.css'
import { ErrorText } from '../forms/fields/list-parts.tsx'
import { send } from '../platform/send.ts'

interface RemoveDialogProps<C extends CallSpec> {
  call: C
  request: RequestInputOf<C>
  /** On the button, and on the one that confirms. */
  label: string
  title: string
  hint: string
  onRemoved: () => void
}

/** The button that removes something, and the dialog that asks first. */
export function RemoveDialog<C extends CallSpec>(props: RemoveDialogProps<C>) {
  const { call, request, label, title, hint, onRemoved } = props
  const [open, setOpen] = useState(false)
  const removal = useMutation({
    mutationFn: () => send(call, request),
    onSuccess: onRemoved,
    onSettled: () => setOpen(false),
  })
  return (
    <>
      <ErrorText>{removal.error?.message}</ErrorText>
      <Button kind="danger" className={forms.start ?? ''} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {open && (
        <Dialog
          title={title}
          danger
          busy={removal.isPending}
          confirm={label}
          cancel={t('console.goBack')}
          onConfirm={() => removal.mutate()}
          onClose={() => setOpen(false)}
        >
          {hint}
        </Dialog>
      )}
    </>
  )
}
