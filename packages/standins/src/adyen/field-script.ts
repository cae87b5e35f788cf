/**
 * The script in a card field's frame: uses the component's message protocol and passes values on as `test_` + value. Plain
 * browser code, so that the package needs no build.
 */
export const fieldScript = String.raw`
const merchant = atob(new URLSearchParams(location.search).get('d'))
const input = document.getElementById('field')
let config, brand = '', valid = false, announcedBin = ''
const send = more => parent.postMessage(JSON.stringify({ numKey: config.numKey, fieldType: config.fieldType, ...more }), merchant)
const digits = () => input.value.replace(/\D/g, '')
const kinds = {
  encryptedCardNumber: { autocomplete: 'cc-number', empty: 'cc.num.900', partly: 'cc.num.901', most: 19 },
  encryptedExpiryDate: { autocomplete: 'cc-exp', empty: 'cc.dat.910', partly: 'cc.dat.911', most: 4 },
  encryptedExpiryMonth: { autocomplete: 'cc-exp-month', empty: 'cc.mth.915', partly: 'cc.mth.915', most: 2 },
  encryptedExpiryYear: { autocomplete: 'cc-exp-year', empty: 'cc.yr.917', partly: 'cc.yr.918', most: 2 },
  encryptedSecurityCode: { autocomplete: 'cc-csc', empty: 'cc.cvc.920', partly: 'cc.cvc.921', most: 4 },
}
const kind = () => kinds[config.fieldType]
const luhn = text => [...text].reverse().reduce((sum, d, i) => sum + (i % 2 ? [0, 2, 4, 6, 8, 1, 3, 5, 7, 9][d] : +d), 0) % 10 === 0
const brands = [['amex', /^3[47]/], ['discover', /^6011/], ['maestro', /^50/], ['mc', /^(5[1-5]|2[2-7])/], ['visa', /^4/]]
const brandOf = text => (brands.find(([, pattern]) => pattern.test(text)) || [''])[0]
const complete = text => {
  if (config.fieldType === 'encryptedCardNumber') return text.length >= (brandOf(text) === 'amex' ? 15 : 16) && luhn(text)
  if (config.fieldType === 'encryptedSecurityCode') return text.length === (brand === 'amex' ? 4 : 3)
  if (config.fieldType === 'encryptedExpiryDate') return text.length === 4 && +text.slice(0, 2) >= 1 && +text.slice(0, 2) <= 12
  return text.length === 2
}
const blobs = text => {
  const one = (encryptedFieldName, value, type) => ({ type: type || config.fieldType, encryptedFieldName, blob: 'test_' + value })
  if (config.fieldType === 'encryptedExpiryDate')
    return [one('encryptedExpiryMonth', text.slice(0, 2), 'month'), one('encryptedExpiryYear', '20' + text.slice(2), 'year')]
  if (config.fieldType === 'encryptedExpiryYear') return [one('encryptedExpiryYear', '20' + text)]
  return [one(config.fieldType, text)]
}
const draw = () => {
  const text = digits().slice(0, kind().most)
  input.value = config.fieldType === 'encryptedCardNumber' ? text.replace(/(.{4})(?=.)/g, '$1 ')
    : config.fieldType === 'encryptedExpiryDate' && text.length > 2 ? text.slice(0, 2) + '/' + text.slice(2) : text
}
const tellBrand = text => {
  const now = brandOf(text)
  if (now === brand) return
  brand = now
  const cvcPolicy = brand === 'maestro' ? 'optional' : 'required'
  send({ action: 'brand', brand: brand || 'card', cvcPolicy, expiryDatePolicy: 'required' })
}
const tellBin = text => {
  const bin = text.length >= 11 ? text.slice(0, 11) : ''
  if (bin === announcedBin) return
  announcedBin = bin
  send({ action: 'binValue', binValue: text.slice(0, 6), ...(bin && { encryptedBin: 'test_' + bin, uuid: String(Math.random()).slice(2) }) })
}
const onInput = () => {
  draw()
  const text = digits()
  if (config.fieldType === 'encryptedCardNumber') { tellBrand(text); tellBin(text) }
  send({ action: 'focus', focus: true, numChars: text.length })
  if (complete(text)) {
    valid = true
    input.removeAttribute('aria-invalid')
    const number = config.fieldType === 'encryptedCardNumber' && { endDigits: text.slice(-4), issuerBin: text.slice(0, 8) }
    return send({ action: 'encryption', [config.fieldType]: blobs(text), ...number })
  }
  if (valid) send({ action: 'validation', error: '' })
  valid = false
}
const onBlur = () => {
  const text = digits()
  if (text && !complete(text)) {
    input.setAttribute('aria-invalid', 'true')
    const error = config.fieldType === 'encryptedCardNumber' && text.length > 15 ? 'cc.num.902' : kind().partly
    send({ action: 'validation', error })
  }
  send({ action: 'focus', focus: false, numChars: text.length })
}
const start = first => {
  config = first
  const aria = (config.iframeUIConfig?.ariaConfig || {})[config.fieldType] || {}
  input.setAttribute('aria-label', aria.label || config.fieldType)
  if (aria.lang || config.iframeUIConfig?.ariaConfig?.lang) document.documentElement.lang = aria.lang || config.iframeUIConfig.ariaConfig.lang
  input.placeholder = (config.iframeUIConfig?.placeholders || {})[config.fieldType] || ''
  input.autocomplete = kind().autocomplete
  Object.assign(input.style, config.iframeUIConfig?.sfStyles?.base || {})
  input.addEventListener('input', onInput)
  input.addEventListener('focus', () => send({ action: 'focus', focus: true, numChars: digits().length }))
  input.addEventListener('blur', onBlur)
  input.addEventListener('keydown', event => event.key === 'Enter' && send({ action: 'enterKeyPressed' }))
  // Input is enabled only when there is a listener.
  input.disabled = false
  send({ action: 'config' })
}
addEventListener('message', event => {
  if (event.origin !== merchant || typeof event.data !== 'string') return
  let message
  try { message = JSON.parse(event.data) } catch { return }
  if (!config) return start(message)
  if (message.numKey !== config.numKey) return
  if (message.focus) input.focus()
  if (message.externalValidation || message.unsupportedCard) input.setAttribute('aria-invalid', 'true')
  if (config.fieldType === 'encryptedSecurityCode' && message.brand) brand = message.brand
  if (message.styleObject) Object.assign(input.style, message.styleObject.base || {})
  if (message.autoComplete) { input.value = message.autoComplete; onInput() }
})
`
