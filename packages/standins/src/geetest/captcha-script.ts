/**
 * The browser script: a box with a button to pass and one to close, instead of the real puzzle. It sets styles as properties
 * only, so that it works on pages that forbid inline styles.
 */
export const captchaScript = (address: string): string => String.raw`
window.Geetest4 = class {
  constructor(config) {
    this.config = config
    this.handlers = {}
    setTimeout(() => this.emit('ready'))
  }
  emit(name, ...values) {
    if (this.handlers[name]) this.handlers[name](...values)
  }
  onReady(f) { this.handlers.ready = f; return this }
  onSuccess(f) { this.handlers.success = f; return this }
  onFail(f) { this.handlers.fail = f; return this }
  onError(f) { this.handlers.error = f; return this }
  onClose(f) { this.handlers.close = f; return this }
  getValidate() { return this.validate || false }
  reset() { this.validate = undefined }
  destroy() { if (this.box) this.box.remove() }
  showBox() {
    const box = this.box = document.createElement('div')
    box.setAttribute('role', 'dialog')
    box.setAttribute('aria-modal', 'true')
    box.setAttribute('aria-label', 'Are you a person?')
    Object.assign(box.style, {
      position: 'fixed', inset: '0', zIndex: '99999', display: 'grid', placeContent: 'center', gap: '12px',
      background: 'rgba(0, 0, 0, 0.6)',
    })
    const add = (words, act) => {
      const button = document.createElement('button')
      button.textContent = words
      Object.assign(button.style, { padding: '16px 24px', background: '#fff', color: '#111', borderRadius: '8px' })
      button.onclick = act
      box.append(button)
      return button
    }
    const first = add('I am a person', () => this.pass())
    add('Close', () => { this.destroy(); this.emit('close') })
    document.body.append(box)
    first.focus()
  }
  async pass() {
    try {
      const answer = await fetch('${address}/verify?captcha_id=' + encodeURIComponent(this.config.captchaId))
      const result = await answer.json()
      if (result.status !== 'success') return this.emit('fail')
      this.validate = { captcha_id: this.config.captchaId, ...result.seccode }
      this.destroy()
      this.emit('success')
    } catch {
      this.destroy()
      this.emit('error', { code: '60101', msg: 'verify' })
    }
  }
}
`
