// Houses and halls of New York in 1929, 64 × 44; classes as in expeditions.ts.
export const buildings: Record<string, string> = {
  headquarters: `
    <rect class="sky" width="64" height="44"/>
    <path class="k brick" d="M14 42V16h36v26Z"/><path class="k rock" d="M11 16h42l-3-5H14Z"/><path class="k rock" d="M9 42h46v2H9Z"/>
    <path class="k" d="M32 11V1"/><path class="k clay" d="M32 1.500h10l-2.500 2.500 2.500 2.500H32Z"/>
    <path class="k glass" d="M18 20h6v7h-6ZM29 20h6v7h-6ZM40 20h6v7h-6ZM18 31h6v7h-6ZM40 31h6v7h-6Z"/>
    <path class="k wood" d="M28 42V32q4-4 8 0v10Z"/><path class="t" d="M21 20v7M32 20v7M43 20v7M21 31v7M43 31v7M14 29.500h36M16 13.500h32"/>`,
  'travel-agency': `
    <rect class="sky" width="64" height="44"/>
    <path class="k wood" d="M42 40h-9l4-4v-4M33 40h18"/><circle class="k sea" cx="39" cy="19" r="13"/>
    <path class="k leaf" d="M30 12q5-5 10-4l2 4-5 2-1 5-5-2ZM43 20l7-2q1 6-4 11l-4-3Z"/><path class="t" d="M39 6q-8 13 0 26M39 6q8 13 0 26M26.500 19h25"/>
    <path class="k leather" d="M5 42V26h22v16Z"/><path class="k" d="M12 26v-4h8v4M5 31h22"/><path class="k brass" d="M9 29h3v4H9ZM20 29h3v4h-3Z"/>
    <path class="k cloth" d="m12 35 6-1 1 5-6 1Z"/>`,
  docks: `
    <rect class="sky" width="64" height="44"/><path class="k sea" d="M0 35q5-3 10 0t10 0 10 0 10 0 10 0 14 0v9H0Z"/>
    <path class="k rock" d="M36 34V22h28v12Z"/><path class="t" d="M36 26h28M36 30h28M44 22v4M54 22v4M49 26v4M60 26v4"/>
    <path class="k" d="M50 22V4M46 22l4-18 4 18M50 5 20 10M50 4l10 7M60 11v3M24 9.500V18"/><path class="t" d="M47.500 16h5M48.500 11h3"/>
    <path class="k wood" d="M17 18h14v10H17Z"/><path class="k" d="m17 18 14 10M31 18 17 28"/>
    <path class="k brick" d="M2 33h22l-4 6H6Z"/><path class="t" d="M4 41q4-2 8 0t8 0M34 40q4-2 8 0t8 0"/>`,
  warehouse: `
    <rect class="sky" width="64" height="44"/>
    <path class="k brick" d="M4 42V18L18 8l14 10 14-10 14 10v24Z"/><path class="t" d="M7 20h8M20 15h6M36 20h8M49 15h7M6 24h52M8 38h4M52 38h4"/>
    <path class="f" d="M14 42V27h36v15Z"/>
    <path class="k wood" d="M17 32h9v10h-9ZM27 34h10v8H27ZM38 31h10v11H38ZM28 27.500h8v6h-8Z"/><path class="k" d="m17 32 9 10M26 32l-9 10M38 31l10 11M48 31 38 42M27 38h10"/>`,
  'restoration-workshop': `
    <rect class="sky" width="64" height="44"/>
    <path class="k wood" d="M4 34h56v4H4ZM9 38h4v6H9ZM51 38h4v6h-4Z"/><path class="t" d="M8 36h16M30 36h24"/>
    <path class="k clay" d="M23 34q-8-9-2-16 3-3 2-7h12q-1 4 2 7 6 7-2 16Z"/><path class="k" d="M21 18h16M18.500 24h21"/><path class="t" d="m22 21 2 2 2-2 2 2 2-2 2 2 2-2 2 2 2-2M31 11l-2 6 3 5-3 5 2 7"/>
    <path class="k brass" d="m40 24 14-14 2 2-13 14Z"/><path class="k leather" d="M40 24q-4 1-4 6 5 0 7-4Z"/>
    <path class="k rock" d="M8 34v-9h7v9ZM9 25l-2-8M12 25v-9M14 25l2-7"/>`,
  library: `
    <rect class="sky" width="64" height="44"/><path class="k wood" d="M8 2h48v41H8Z"/><path class="k deepwood" d="M11 5h42v10H11ZM11 18h42v10H11ZM11 31h42v10H11Z"/>
    <path class="k brick" d="M12 15V7h4v8ZM30 28v-9h5v9ZM44 41v-9h4v9Z"/><path class="k sea" d="M16 15V6h4v9ZM18 28v-8h4v8ZM13 41v-8h5v8Z"/>
    <path class="k leaf" d="M20 15V8h5v7ZM35 28v-8h4v8ZM18 41V32h4v9Z"/><path class="k cloth" d="m26 15 3-8 4 1-3 7ZM22 28v-9h4v9ZM40 41l-4-8 4-1 4 9Z"/>
    <path class="k brass" d="M40 15V6h4v9ZM12 28v-7h4v7ZM26 41v-7h5v7Z"/><path class="k" d="M46 15v-6h5M46 9v6M43 28q0-5 4-5t4 5Z"/>`,
  'branch-office': `
    <rect class="sky" width="64" height="44"/><path class="k wood" d="M2 38h60v6H2Z"/>
    <path class="k f" d="M16 38q0-4 7-4t7 4Z"/><path class="f" d="M21.500 34V16h3v18Z"/><path class="k rock" d="M16 16q0-4 7-4t7 4-7 4-7-4Z"/><circle class="f" cx="23" cy="16" r="2"/>
    <path class="f" d="m18 8 9-4 2 4-9 5Z"/><path class="k" d="M30 24q6 2 2 8t2 5"/><path class="k rock" d="m31 20 5-2 2 8-4 1Z"/>
    <path class="k cloth" d="m40 36 2-12 18 2-2 11Z"/><path class="t" d="M44 27l12 1.400M44 30l12 1.400M43 33l12 1.400"/><path class="k" d="m52 23 7-10 2 1-7 10Z"/>`,
  'base-camp': `
    <rect class="sky" width="64" height="44"/><path class="k leaf" d="M0 36q20-4 36-1t28-1v10H0Z"/>
    <path class="k cloth" d="M4 37 22 9l17 28Z"/><path class="f" d="m22 15 6 22H16Z"/><path class="k cloth" d="m22 9-2-3M22 9l3-3"/><path class="t" d="m26 18 8 18M25 15l11 21M13 25l-4 11M16 22l-6 14"/>
    <path class="k sand" d="m38 37 10-17 11 17Z"/><path class="t" d="m50 25 5 11M48 21l8 15"/><path class="f" d="m48 27 3 10h-6Z"/>
    <path class="k" d="m35 43 10-3M35 40l10 3"/><path class="k clay" d="M37 40q-1-4 3-7 4 4 3 7Z"/>`,
  'pottery-room': `
    <rect class="sky" width="64" height="44"/><path class="k wood" d="M3 38h58v4H3ZM3 16h58v3H3Z"/>
    <path class="k clay" d="M9 38q-5-7 0-11 2-2 1-4h6q-1 2 1 4 5 4 0 11Z"/><path class="t" d="M7 31h12M8 28l2 2 2-2 2 2 2-2 2 2"/>
    <path class="k sand" d="M27 38q-4-4-3-9h16q1 5-3 9Z"/><path class="k" d="M24 31h-3q-1 4 4 5M40 31h3q1 4-4 5"/><path class="t" d="M26 32h12M27 35h10"/>
    <path class="k brick" d="M50 38l-2-14h9l-2 14ZM47 24h11v-2H47Z"/><path class="t" d="M51 27v8M54 27v8"/>
    <path class="k sea" d="M12 16q-3-7 4-10 7 3 4 10Z"/><path class="k leaf" d="M29 16V8h10v8ZM39 9q4 2 0 5"/><path class="k clay" d="M48 16q-4-6 1-9V4h5v3q5 3 1 9Z"/>`,
  'museum-wing': `
    <rect class="sky" width="64" height="44"/><path class="k rock" d="M4 40h56v4H4ZM7 36h50v4H7Z"/><path class="k cloth" d="M32 3 58 15H6Z"/><path class="k rock" d="M7 15h50v4H7Z"/>
    <path class="k cloth" d="M10 19h6v17h-6ZM22 19h6v17h-6ZM36 19h6v17h-6ZM48 19h6v17h-6Z"/><path class="f" d="M29.500 36V24h5v12Z"/>
    <path class="t" d="M12 21v14M14 21v14M24 21v14M26 21v14M38 21v14M40 21v14M50 21v14M52 21v14M18 12l14-6.500L46 12Z"/><circle class="k brass" cx="32" cy="10.500" r="2"/>`,
  'coin-vault': `
    <rect class="sky" width="64" height="44"/><path class="k rock" d="M3 2h44v41H3Z"/><circle class="k deeprock" cx="25" cy="22" r="17"/><circle class="k rock" cx="25" cy="22" r="12"/>
    <path class="k" d="M25 12v20M15 22h20M18 15l14 14M32 15 18 29"/><circle class="k brass" cx="25" cy="22" r="4"/><path class="t" d="M25 5v3M25 36v3M8 22h3M39 22h3M13 10l2 2M37 10l-2 2M13 34l2-2M37 34l-2-2"/>
    <path class="k brass" d="M47 40h14v3H47ZM48 37h14v3H48ZM47 34h14v3H47ZM49 31h12v3H49Z"/><path class="t" d="M51 32v1.500M55 32v1.500M50 35.500v1M55 35.500v1M52 38v1.500M57 38v1.500"/>`,
  university: `
    <rect class="sky" width="64" height="44"/><path class="k brick" d="M4 42V24h56v18Z"/><path class="k rock" d="M22 42V18h20v24ZM19 18h26l-13-6Z"/>
    <path class="k leaf" d="M25 12q0-8 7-8t7 8Z"/><path class="k" d="M32 4V0"/><circle class="k cloth" cx="32" cy="22" r="3.500"/><path class="k" d="M32 22v-2.500M32 22l2 1"/>
    <path class="f" d="M29 42v-9q3-4 6 0v9Z"/><path class="k glass" d="M8 28h4v6H8ZM15 28h4v6h-4ZM45 28h4v6h-4ZM52 28h4v6h-4Z"/><path class="t" d="M6 38h14M44 38h14M4 26h18M42 26h18M28 8q1-3 3-3.500"/>`,
  'explorers-club': `
    <rect class="sky" width="64" height="44"/><path class="k brick" d="M2 42V6h24v36ZM0 6h28V3H0Z"/><path class="f" d="M7 42V22q7-7 14 0v20Z"/><path class="k clay" d="M10 40q-1-7 4-12 5 5 4 12Z"/><path class="t" d="M4 11h8M14 15h10M4 19h6M4 28h2M4 34h2M23 26h2M23 33h2"/>
    <path class="k leather" d="M38 36V16q0-6 7-6h6q7 0 7 6v20Z"/><path class="k leather" d="M34 28q-3 0-3-3t4-3 4 4v8h18v-8q0-4 4-4t3 3-3 3v12H34Z"/><path class="k" d="M36 40v3M60 40v3"/>
    <path class="t" d="M44 15v.500M52 15v.500M44 21v.500M52 21v.500M48 18v.500M42 31h12"/>`,
  'auction-house': `
    <rect class="sky" width="64" height="44"/><path class="k wood" d="M6 36h34l3 6H3Z"/><path class="k deepwood" d="M11 32h24v4H11Z"/>
    <path class="k wood" d="m20 8 10-6 10 17-10 6Z"/><path class="k brass" d="m18 9 2-4 12-5 1 3ZM28 26l2 2 13-7-2-4Z"/><path class="k wood" d="m37 13 22 12-2 4-22-12Z"/><path class="t" d="m24 8 8 14M28 6l8 13M40 17l14 8"/>
    <path class="t" d="M14 22l-4-2M14 27H9M18 18l-2-4"/>`,
  'grand-exhibition': `
    <rect class="sky" width="64" height="44"/><path class="t" d="M32 20 8 3M32 20 20 1M32 20V0M32 20 44 1M32 20 56 3"/>
    <path class="k cloth" d="M4 42V25h56v17Z"/><path class="k leaf" d="M14 25q0-15 18-17 18 2 18 17Z"/><path class="k" d="M32 8v17M23 11q-4 6-3 14M41 11q4 6 3 14"/>
    <path class="f" d="M25 42V32q7-7 14 0v10Z"/><path class="k brick" d="M8 25V10l6 2-6 3M56 25V10l-6 2 6 3"/>
    <path class="k bone" d="M28 42q0-6 4-7t4 3"/><path class="k glass" d="M8 30h5v8H8ZM16 30h5v8h-5ZM43 30h5v8h-5ZM51 30h5v8h-5Z"/><path class="k rock" d="M2 42h60v2H2Z"/>`,
  building: `
    <rect class="sky" width="64" height="44"/><path class="k brick" d="M12 42V18h40v24Z"/><path class="k wood" d="m8 18 24-14 24 14Z"/><path class="f" d="M28 42V30h8v12Z"/>
    <path class="k glass" d="M17 23h7v7h-7ZM40 23h7v7h-7Z"/><path class="t" d="M20.500 23v7M43.500 23v7M18 14h28"/>`,
};
