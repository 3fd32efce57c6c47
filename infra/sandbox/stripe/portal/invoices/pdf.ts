/** A piece of text on a page: its lower left corner in points from the page's lower left. */
export interface PdfText {
  x: number
  y: number
  text: string
  /** In points. */
  size?: number
  bold?: boolean
  /** True where `x` is the right end. */
  right?: boolean
}

const A4 = '0 0 595 842'

/** Where the fonts' encoding differs from Latin-1. */
const SPECIAL: Record<string, number> = {
  '€': 0x80,
  '…': 0x85,
  '‘': 0x91,
  '’': 0x92,
  '“': 0x93,
  '”': 0x94,
  '–': 0x96,
  '—': 0x97,
}

/** A document of one A4 page with texts on it, in two fonts that every reader has. */
export function makePdf(title: string, texts: readonly PdfText[]): Buffer {
  const drawn = texts.map(draw).join('\n')
  return assemble([
    '<< /Type /Catalog /Pages 2 0 R /Lang (en) >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [${A4}] /Contents 4 0 R /Resources << /Font << /F1 5 0 R /F2 6 0 R >> >> >>`,
    `<< /Length ${drawn.length} >>\nstream\n${drawn}\nendstream`,
    font('Courier'),
    font('Courier-Bold'),
    `<< /Title ${literal(title)} >>`,
  ])
}

function font(name: string): string {
  return `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding /WinAnsiEncoding >>`
}

/** The fonts are monospaced, so that amounts can be aligned on the right without measuring. */
const LETTER_WIDTH = 0.6

function draw({ x, y, text, size = 9, bold = false, right = false }: PdfText): string {
  const left = right ? x - [...text].length * size * LETTER_WIDTH : x
  return `BT /${bold ? 'F2' : 'F1'} ${size} Tf ${left.toFixed(2)} ${y} Td ${literal(text)} Tj ET`
}

/** Letters that the fonts lack become question marks. */
function literal(text: string): string {
  const letters = Array.from(text, (letter) => {
    const code = SPECIAL[letter] ?? letter.codePointAt(0) ?? 0
    return code >= 0x20 && code <= 0xff && !(code > 0x7e && code < 0x80) ? String.fromCharCode(code) : '?'
  })
  return `(${letters.join('').replace(/[\\()]/g, '\\$&')})`
}

/** Joins the objects, numbered from 1, and adds a table of where each begins; the last one describes the document. */
function assemble(objects: readonly string[]): Buffer {
  let file = '%PDF-1.4\n'
  const places: string[] = []
  for (const [index, object] of objects.entries()) {
    places.push(`${String(file.length).padStart(10, '0')} 00000 n \n`)
    file += `${index + 1} 0 obj\n${object}\nendobj\n`
  }
  const size = objects.length + 1
  const trailer = `trailer\n<< /Size ${size} /Root 1 0 R /Info ${objects.length} 0 R >>`
  const table = `xref\n0 ${size}\n0000000000 65535 f \n${places.join('')}`
  // One letter is one byte, so that the places counted above are right.
  return Buffer.from(`${file}${table}${trailer}\nstartxref\n${file.length}\n%%EOF\n`, 'latin1')
}
