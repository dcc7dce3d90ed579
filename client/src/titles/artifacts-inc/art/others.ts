// Vehicles, crews, public cards and what lies under water, 64 × 44; classes as in expeditions.ts.
const deep = `<rect class="sea" width="64" height="44"/><path class="t" d="M4 5q4-2 8 0t8 0M40 4q4-2 8 0t8 0M24 9q4-2 8 0t8 0"/><path class="k sand" d="M0 38q16-4 32-1t32-1v8H0Z"/>`;

export const others: Record<string, string> = {
  airfield: `
    <rect class="sky" width="64" height="44"/><path class="k leaf" d="M0 37h64v7H0Z"/><path class="t" d="M4 41h10M24 41h10M44 41h10"/>
    <path class="k clay" d="M10 20h34q8 0 9 4t-9 5H24L10 24Z"/><path class="k clay" d="M10 22 6 12h6l5 8Z"/><path class="k cloth" d="M20 10h34v3H20ZM18 27h38v3H18Z"/>
    <path class="k" d="M26 13v14M48 13v14M32 13l-3 7M42 13l3 7M53 16v15"/><path class="f" d="M31 20q3-5 6 0Z"/><circle class="k rock" cx="28" cy="35" r="3"/><circle class="k rock" cx="46" cy="35" r="3"/><path class="k" d="m30 30-2 3M44 30l2 3"/>`,
  'truck-convoy': `
    <rect class="sky" width="64" height="44"/><path class="k sand" d="M0 36h64v8H0Z"/><path class="t" d="M2 40h12M30 41h14M50 40h10"/>
    <path class="k cloth" d="M4 32V14q14-6 28 0v18Z"/><path class="t" d="M11 12v20M18 11v21M25 12v20"/>
    <path class="k leaf" d="M32 34V18h10l5 8h10q3 0 3 4v4Z"/><path class="k glass" d="M35 21h6l3 6h-9Z"/><path class="k wood" d="M2 32h30v3H2Z"/><circle class="k brass" cx="58.500" cy="29" r="2"/>
    <circle class="k rock" cx="12" cy="37" r="5"/><circle class="k rock" cx="25" cy="37" r="5"/><circle class="k rock" cx="50" cy="37" r="5"/><circle class="f" cx="12" cy="37" r="1.500"/><circle class="f" cx="25" cy="37" r="1.500"/><circle class="f" cx="50" cy="37" r="1.500"/>`,
  zeppelin: `
    <rect class="sky" width="64" height="44"/><path class="t" d="M4 38q4-4 9-1 3-4 8 0M42 40q4-4 8-1 4-3 9 1"/>
    <path class="k rock" d="M3 18Q10 6 34 6q22 0 27 12-5 12-27 12Q10 30 3 18Z"/><path class="t" d="M6 15q26-6 53 0M6 21q26 6 53 0M20 8q-5 10 0 20M34 6v24M47 8q5 10 0 20"/>
    <path class="k brick" d="M3 18-1 9l10 3ZM3 18l-4 9 10-3Z"/><path class="k wood" d="M28 30h14l-2 5H30Z"/><path class="k glass" d="M31 31h2v2h-2ZM35 31h2v2h-2Z"/><path class="f" d="M26 19h16v1H26Z"/>`,
  'research-ship': `
    <rect class="sky" width="64" height="44"/><path class="k cloth" d="M18 27v-8h26v8ZM22 19v-6h14v6Z"/><path class="k brick" d="M39 19V6h6v13Z"/><path class="f" d="M39 8h6v2h-6Z"/><path class="t" d="M44 4q6-4 12-1M48 6q5-3 10-1"/>
    <path class="k" d="M14 27V4M14 5l-8 20M14 5l8 8"/><path class="k brick" d="M2 27h58q-1 7-7 12H10Q4 35 2 27Z"/><path class="t" d="M6 31h50M9 35h44M24 22h2M29 22h2M34 22h2"/>
    <path class="k sea" d="M0 37q5-3 10 0t10 0 10 0 10 0 10 0 14 0v7H0Z"/>`,
  submarine: `
    <rect class="sea" width="64" height="44"/><path class="t" d="M3 6q4-2 8 0t8 0M44 5q4-2 8 0M6 40q4-2 8 0t8 0M42 40q4-2 8 0t8 0"/>
    <path class="k rock" d="M6 24q4-9 22-9h16q14 0 16 9-2 9-16 9H28Q10 33 6 24Z"/><path class="k rock" d="M26 15q0-6 4-6h8q4 0 4 6Z"/><path class="k" d="M34 9V2h7"/>
    <path class="k brass" d="M6 24 1 17v14Z"/><circle class="k glass" cx="24" cy="23" r="3"/><circle class="k glass" cx="35" cy="23" r="3"/><circle class="k glass" cx="46" cy="23" r="3"/><path class="t" d="M14 28h42M16 30h34M30 12h8"/><circle class="k" cx="60" cy="11" r="1.500"/><circle class="k" cx="57" cy="6" r="1"/>`,
  'film-company': `
    <rect class="sky" width="64" height="44"/><path class="k" d="M30 28 18 44M32 28l14 16M31 28v16"/><path class="k wood" d="M14 14h26v15H14Z"/><path class="k rock" d="m40 19 8-4v13l-8-4Z"/>
    <circle class="k leather" cx="20" cy="8" r="6.500"/><circle class="k leather" cx="33" cy="8" r="6.500"/><circle class="f" cx="20" cy="8" r="1.600"/><circle class="f" cx="33" cy="8" r="1.600"/><path class="t" d="M20 3v2M20 11v2M15 8h2M23 8h2M33 3v2M33 11v2M28 8h2M36 8h2M17 18h8M17 21h12M17 24h8"/>
    <path class="k" d="M14 22H9v4"/><path class="t" d="M51 14l7-4M52 21h9M51 28l7 4"/>`,
  'diving-suit': `
    ${deep}<path class="k leather" d="M14 44q0-13 18-13t18 13Z"/><path class="k brass" d="M19 32q13-5 26 0l3 5q-16-5-32 0Z"/><circle class="k brass" cx="32" cy="20" r="13"/>
    <circle class="k glass" cx="32" cy="20" r="7"/><path class="k" d="M28 15v10M32 13v14M36 15v10"/><circle class="k glass" cx="21.500" cy="19" r="2.500"/><circle class="k glass" cx="42.500" cy="19" r="2.500"/><path class="k brass" d="M29 8V5h6v3Z"/><path class="t" d="M24 12q3-3 6-3M20 34h.500M32 32h.500M44 34h.500"/><circle class="k" cx="50" cy="10" r="1.500"/><circle class="k" cx="53" cy="5" r="1"/>`,
  vehicle: `
    <rect class="sky" width="64" height="44"/><circle class="k wood" cx="32" cy="22" r="18"/><circle class="k cloth" cx="32" cy="22" r="13"/><circle class="k brass" cx="32" cy="22" r="4"/>
    <path class="k" d="M32 9v9M32 26v9M19 22h9M36 22h9M23 13l6 6M35 25l6 6M41 13l-6 6M29 25l-6 6"/>`,
  'private-collectors': `
    <rect class="sky" width="64" height="44"/><path class="k night" d="M10 44q0-12 14-13l6 4 6-4q14 1 14 13Z"/><path class="k cloth" d="m26 31 4 13 4-13Z"/><path class="k brick" d="m26 34 4 2 4-2v4l-4-2-4 2Z"/>
    <circle class="k skin" cx="30" cy="22" r="9"/><path class="f" d="M17 15h26v-2h-4V1H21v12h-4Z"/><path class="k brick" d="M21 9h18v3H21Z"/><circle class="k glass" cx="34" cy="21" r="3.200"/><path class="k" d="M36 23.500q4 4 3 12M25 21h1M24 27q3-2 6 0 3-2 6 0"/>
    <path class="k gem" d="m50 24 3-3h5l3 3-5.500 6Z"/><path class="t" d="M55.500 15v3M48 18l2 2M62 18l-1 2"/>`,
  'guide-work': `
    <rect class="sky" width="64" height="44"/><path class="k leaf" d="M0 38q30-5 64 0v6H0Z"/><path class="k wood" d="M17 42V6h4v36Z"/><path class="k sand" d="M6 9h26l5 4-5 4H6ZM34 20H10l-5 4 5 4h24Z"/><path class="t" d="M10 12h14M10 14.500h10M12 23h16M12 25.500h11"/>
    <circle class="k skin" cx="49" cy="17" r="5"/><path class="k cloth" d="M41 16q8 2 16 0 0-8-8-8t-8 8Z"/><path class="k leaf" d="M42 38V27q0-4 7-4t7 4v11Z"/><path class="k" d="m43 27-6 6M55 27l5-7M60 20V8"/><path class="k clay" d="M60 8h-8l2 2.500-2 2.500h8Z"/>`,
  pottery: `${deep}
    <path class="k clay" d="M26 38q-10-12-2-20 4-3 3-8h10q-1 5 3 8 8 8-2 20Z"/><path class="k" d="M27 12q-7 1-6 8M37 12q7 1 6 8M22 22h20M21.500 28h21"/><path class="t" d="m23 24 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2 2 2M36 32l-2 5M39 31l-2 6"/><path class="k leaf" d="M10 38q-3-6 0-9t0-8q4 5 2 9t0 8ZM54 38q-3-5 0-8 3 4 2 8Z"/>`,
  doubloons: `${deep}
    <path class="k wood" d="M16 38V26h32v12Z"/><path class="k wood" d="M16 22q0-9 16-9t16 9l-2-1q-14-5-28 0Z"/><path class="k brass" d="M18 26q3-6 7-4 2-4 7-3 5-1 7 3 4-2 7 4Z"/><path class="k brass" d="M29 28h6v5h-6Z"/><path class="t" d="M16 32h32M20 26v12M44 26v12M22 17q4-2 8-2"/><ellipse class="k brass" cx="10" cy="39" rx="4" ry="2"/><ellipse class="k brass" cx="54" cy="40" rx="4" ry="2"/><ellipse class="k brass" cx="50" cy="37" rx="4" ry="2"/>`,
  sunken_city: `${deep}
    <path class="k cloth" d="M10 38V16h6v22ZM24 38V20h6v18ZM44 38l-3-9 6-2 3 11Z"/><path class="k rock" d="M7 13h26v3H7ZM6 16l13-10 10 6"/><path class="k rock" d="m38 26 12-4 1 3-12 4Z"/><path class="t" d="M12 18v18M14 18v18M26 22v15M28 22v15M45 30l2 7"/><path class="k leaf" d="M36 38q-3-5 0-8 3 4 2 8ZM57 38q-4-7 0-12 3 7 2 12Z"/><path class="k brass" d="M52 14q4-3 7 0-3 3-7 0l-2 2v-4Z"/>`,
};
