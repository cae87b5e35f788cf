/** Code, symbol, decimals. Symbols are those the product writes; decimals are what an amount is stored with. */
const rows = `AED AED 2|ARS $ 2|AUD A$ 2|BHD BD 3|BRL R$ 2|CAD C$ 2|CHF CHF 2|CLP $ 0|CNY ¥ 2|COP $ 2|CZK Kč 2|DKK kr 2|EGP E£ 2|EUR € 2|GBP £ 2|HKD HK$ 2|HUF Ft 2|IDR Rp 2|ILS ₪ 2|INR ₹ 2|IQD IQD 3|ISK kr 0|JOD JD 3|JPY ¥ 0|KES KSh 2|KHR ៛ 2|KRW ₩ 0|KWD KD 3|LKR Rs 2|LYD LD 3|MAD MAD 2|MMK K 2|MOP MOP$ 2|MXN MX$ 2|MYR RM 2|NGN ₦ 2|NOK kr 2|NZD NZ$ 2|OMR OMR 3|PEN S/ 2|PHP ₱ 2|PKR Rs 2|PLN zł 2|QAR QR 2|RON lei 2|RSD RSD 2|RUB ₽ 2|SAR SR 2|SEK kr 2|SGD S$ 2|THB ฿ 2|TND DT 3|TRY ₺ 2|TWD NT$ 2|UAH ₴ 2|UGX USh 0|USD $ 2|UYU $U 2|VND ₫ 0|XAF FCFA 0|XOF CFA 0|XPF F 0|ZAR R 2`

/** The currencies the product can be set to. PRICE-4 */
export const currencies = rows.split('|').map(row => {
  const [currencyCode = '', currencySymbol = '', digits = '2'] = row.split(' ')
  return { currencyCode, currencySymbol, internationalSystemOfUnits: Number(digits) }
})
