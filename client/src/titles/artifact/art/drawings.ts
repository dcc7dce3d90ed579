// Ink drawings on a field of 48 by 48: `t` is tinted, `p` is paper, `d` is solid ink, `h` is hatching.

const artifacts = {
  architecture: `<path class="t" d="M5 18 24 6l19 12Z"/><path class="h" d="M14 16h20M18 13.500h12M22 11h4"/>
    <path class="p" d="M7 18h34v4H7z"/><path class="t" d="M10 22h6v16h-6zM21 22h6v16h-6zM32 22h6v16h-6z"/>
    <path class="h" d="M12 24v12M14.200 24v12M23 24v12M25.200 24v12M34 24v12M36.200 24v12"/>
    <path class="p" d="M6 38h36v4H6z"/><path class="h" d="M8 40.200h20"/>`,
  ceramics: `<path d="M17 11c-7-1-9 5-5 9M31 11c7-1 9 5 5 9"/>
    <path class="t" d="M18 7h12l-1 3c0 4 1 5 4 8 4 4 5 8 3 14-1 4-4 7-7 9H19c-3-2-6-5-7-9-2-6-1-10 3-14 3-3 4-4 4-8Z"/>
    <path class="p" d="M17 5h14v3H17zM19 41h10v3H19z"/><path d="M12 24l3 4 3-4 3 4 3-4 3 4 3-4 3 4 3-4"/>
    <path class="h" d="M13 31h22M14 33h20M30 13c2 3 4 5 5 8M32 36c1-1 2-2 2.500-3"/>`,
  jewellery: `<path d="M7 6c0 14 6 23 17 23S41 20 41 6"/><path d="M11 6c0 11 4 19 13 19s13-8 13-19"/>
    <g class="t"><circle cx="9.500" cy="13" r="2.600"/><circle cx="12.500" cy="20" r="2.600"/><circle cx="18" cy="25.500" r="2.600"/>
    <circle cx="30" cy="25.500" r="2.600"/><circle cx="35.500" cy="20" r="2.600"/><circle cx="38.500" cy="13" r="2.600"/></g>
    <path class="t" d="m24 27 7 6-7 11-7-11Z"/><path class="h" d="M17 33h14M24 27l-3 6 3 11 3-11Z"/>`,
  sculpture: `<path class="t" d="M24 4c6 0 9 4 9 9 0 4-1 6-3 8 0 3 1 4 4 5 4 1 6 4 6 8H8c0-4 2-7 6-8 3-1 4-2 4-5-2-2-3-4-3-8 0-5 3-9 9-9Z"/>
    <path d="M15.500 11c4 1 6-1 7-3 2 3 6 4 10 3"/><path class="h" d="M19.500 14.500h3M26 14.500h3M24 15v3.500h-1M22 20.500h4M29 23c-1 2-1 4 0 5M31 18l1-3M31 30l4 2M29 31l3 2"/>
    <path class="p" d="M15 34h18v4H15zM12 38h24v6H12z"/><path class="h" d="M15 41h12"/>`,
  weapons: `<path class="t" d="M6 5l6 2 19 22-4 3L7 11Z"/><path class="t" d="M42 5l-6 2-19 22 4 3 20-21Z"/>
    <path class="h" d="M10 9l17 20M38 9 21 29"/><path d="M23 35 34 25M25 35 14 25"/>
    <path class="p" d="m30 31 3-3 8 10-3 3ZM18 31l-3-3-8 10 3 3Z"/><circle class="d" cx="41" cy="41" r="2.200"/><circle class="d" cx="7" cy="41" r="2.200"/>`,
  'stand-alone': `<path class="p" d="M9 37V20a15 15 0 0 1 30 0v17Z"/><path class="h" d="M13 22a11 11 0 0 1 6-9M36 24v9"/>
    <path class="t" d="M24 11c4 0 6 2 6 6l1 5-3 3 2 8H18l2-8-3-3 1-5c0-4 2-6 6-6Z"/>
    <path class="h" d="M21 18h2M25 18h2M22 22h4M20 28h8"/><path class="d" d="M22.500 6h3v-3h-3z"/><path class="p" d="M6 37h36v6H6z"/>`,
  gold: `<path class="t" d="m18 12 3-6h11l3 6v7H15v-7Z"/><path class="t" d="m5 28 3-7h13l3 7v9H5ZM24 28l3-7h13l3 7v9H24Z"/>
    <path class="h" d="M15 12h20M5 28h19M24 28h19M9 32h6M28 32h6M20 15.500h6"/><path d="M10 41h6M32 41h8M39 9l3-3M41 14h4"/>`,
  fragments: `<path class="t" d="m6 9 13-3 3 9-6 6-9-3Z"/><path class="t" d="m26 8 14 2 2 10-9 4-8-7Z"/>
    <path class="t" d="m5 25 9 1 6 8-7 8-8-5Z"/><path class="t" d="m25 26 10 1 7 7-8 9-11-5Z"/>
    <path class="h" d="m8 12 3 2 3-4 3 3M28 12l3 3 3-3 4 4M8 30l3 3 4-3M27 33l4 3 4-5 4 4"/>`,
  cursed: `<path class="t" d="M24 5C14 5 8 11 8 20c0 5 2 8 6 10v6h20v-6c4-2 6-5 6-10C40 11 34 5 24 5Z"/>
    <path class="d" d="M13 21c2-4 7-4 8 0 0 4-7 5-8 0ZM27 21c1-4 6-4 8 0-1 5-8 4-8 0Z"/><path class="d" d="m24 25-2 5h4Z"/>
    <path d="M18 36v-4M22 36v-4M26 36v-4M30 36v-4M18 41h12"/><path class="h" d="M14 12c2-2 5-4 8-4M33 14l3 4"/>`,
  manuscript: `<path class="p" d="M12 8h26c-4 1-4 6-1 7v22H15V14c-1-4-3-5-3-6Z"/><path class="t" d="M12 8c-4 0-5 7 0 7h3"/>
    <path class="t" d="M37 37c4 0 4 6-1 6H13c4 0 4-6 2-6Z"/><path class="h" d="M19 18h14M19 21.500h11M19 25h14M19 28.500h8"/><circle class="d" cx="31" cy="31.500" r="2.600"/>`,
};

const sites = {
  africa: `<circle class="p" cx="38" cy="11" r="5"/><path class="t" d="M2 40 18 14l16 26Z"/><path class="p" d="m24 24 5-7 15 23H34Z"/>
    <path class="h" d="m18 14 5 26M21 19l2 4M22 26l4 6M24 34l4 5M31 24l5 10M34 32l5 7"/><path d="M1 40h46"/>`,
  asia: `<path class="t" d="M6 17c4 0 8-3 10-7h16c2 4 6 7 10 7l-2 3H8Z"/><path class="t" d="M3 32c5 0 8-3 10-6h22c2 3 5 6 10 6l-2 3H5Z"/>
    <path class="p" d="M14 20h20v6H14zM11 35h26v9H11z"/><path d="M24 10V3"/><path class="d" d="M21 44v-6h6v6z"/>
    <path class="h" d="M17 13h14M14 29h20M18 20v6M30 20v6M15 35v9M33 35v9"/>`,
  america: `<path class="p" d="M18 6h12v8H18z"/><path class="t" d="M14 14h20v7h5v7h4v7h3v7H2v-7h3v-7h4v-7h5Z"/>
    <path class="p" d="M20 14h8l2 28H18Z"/><path class="h" d="M20 18h8M19.500 22h9M19.500 26h9M19 30h10M19 34h10M18.500 38h11M36 24h3M39 31h4"/><path class="d" d="M22 8.500h4V14h-4z"/>`,
  middle_east: `<path class="t" d="M10 28c0-9 5-13 12-18 7 5 12 9 12 18Z"/><path d="M22 10V4M20 6.500a2.500 2.500 0 1 0 3-2.500"/>
    <path class="p" d="M6 28h32v15H6z"/><path class="t" d="M38 16h6v27h-6z"/><path class="p" d="m37 16 4-8 4 8Z"/>
    <path class="d" d="M18 43V36c0-3 4-5 4-5s4 2 4 5v7Z"/><path class="h" d="M10 33v6M13 33v6M31 33v6M34 33v6M27 16c3 3 4 6 4.500 10M38 22h6M38 28h6"/>`,
};

const markers = {
  museum: `<path class="t" d="M12 18C12 10 17 7 24 7s12 3 12 11Z"/><path d="M24 7V2h6l-2 2 2 2h-6"/><path class="p" d="M6 18h36v5H6z"/>
    <path class="t" d="M9 23h5v14H9zM18 23h4v14h-4zM26 23h4v14h-4zM34 23h5v14h-5z"/><path class="p" d="M6 37h36v3H6zM3 40h42v4H3z"/><path class="h" d="M19 11c-2 1-3 3-3 5M10 20.500h20"/>`,
  ship: `<path class="t" d="M3 29h42l-5 11H10Z"/><path class="p" d="M11 22h25v7H11z"/><path class="t" d="M17 12h5v10h-5zM26 12h5v10h-5z"/>
    <path d="M19 9c-1-4 3-4 2-7M28.500 9c-1-4 3-4 2-7M40 29V13"/><path class="p" d="m40 13 6 3-6 3Z"/>
    <path class="h" d="M14 25.500h2M19 25.500h2M24 25.500h2M29 25.500h2M8 33h30"/><path d="M2 44c3-3 5-3 8 0s5 3 8 0 5-3 8 0 5 3 8 0 5-3 8 0"/>`,
  worker: `<path class="t" d="M7 14c3 0 3-9 11-9s8 9 11 9Z"/><path class="p" d="M12 14h12v5c0 8-12 8-12 0Z"/>
    <path class="t" d="M5 43V33c0-5 5-8 8-8l5 4 5-4c3 0 7 3 7 8v10Z"/><path d="M40 5v25"/><path class="p" d="M36 30h8v7c0 4-8 4-8 0Z"/><path d="M37 5h6M24 38l16-9"/>
    <path class="h" d="M15 17h1M20 17h1M9 36v6M12 36v6M18 30v11M13 10h8"/>`,
  hut: `<path class="t" d="M7 25v18h34V25Z"/><path class="p" d="M2 27 24 7l22 20-4 2L24 13 6 29Z"/><path class="t" d="M2 27 24 7l22 20Z"/>
    <path class="h" d="m12 22 4 4M18 16l5 8M25 10l4 14M31 17l5 8M10 31v9M13 31v9M35 31v9M38 31v9"/><path class="d" d="M19 43V31h10v12Z"/>`,
};

const roles = {
  paris: `<path class="t" d="M22 8h4l2 14 4 12 8 10h-9c-1-5-4-7-7-7s-6 2-7 7H8l8-10 4-12Z"/><path d="M24 8V2M15 34h18M19 22h10"/>
    <path class="h" d="m20 30 6-6M28 30l-6-6M17 38l3-4M31 38l-3-4M22.500 14h3"/>`,
  london: `<path class="t" d="M17 18h14v26H17z"/><path class="p" d="M15 10h18v9H15z"/><path class="t" d="m16 10 8-9 8 9Z"/><circle class="p" cx="24" cy="14.500" r="3.600"/>
    <path d="M24 12v2.500l2 1M10 44h28"/><path class="h" d="M20 22v18M24 22v18M28 22v18M17 30h14"/>`,
  berlin: `<path class="t" d="M6 17h36v6H6z"/><path class="p" d="M10 12h28v5H10z"/><path class="t" d="M7 23h4v18H7zM15 23h4v18h-4zM22 23h4v18h-4zM29 23h4v18h-4zM37 23h4v18h-4z"/>
    <path class="p" d="M4 41h40v3H4z"/><path d="M18 12V8c2-3 4-3 6 0s4 3 6 0v4M24 8V4"/><path class="h" d="M9 20h20M9 25v14M17 25v14M24 25v14M31 25v14M39 25v14"/>`,
  'new york': `<path class="t" d="M18 20h12v24H18z"/><path class="p" d="M20 12h8v8h-8z"/><path d="m24 1 2 11h-4Z"/><path class="p" d="M6 26h12v18H6zM30 30h12v14H30z"/>
    <path class="h" d="M21 24v17M24 24v17M27 24v17M9 30h6M9 34h6M9 38h6M33 34h6M33 38h6M22 15h4M22 17.500h4"/>`,
  andersson: `<path class="t" d="M13 15c0-8 4-12 11-12s11 4 11 12c0 10-5 16-11 16s-11-6-11-16Z"/><path d="M13 14c5 0 9-2 11-6 2 4 6 6 11 6"/>
    <circle class="p" cx="19.500" cy="18" r="3.600"/><circle class="p" cx="28.500" cy="18" r="3.600"/><path d="M23 18h2M21 26h6"/><path class="t" d="M6 45c0-9 6-12 12-13l6 5 6-5c6 1 12 4 12 13Z"/>
    <path class="h" d="M24 37v8M10 42l3-6M38 42l-3-6"/>`,
  carter: `<path class="t" d="M14 15h20v4c0 8-4 13-10 13s-10-5-10-13Z"/><path class="p" d="M8 15c4 0 5-12 16-12s12 12 16 12c-8 3-24 3-32 0Z"/><path d="M24 3v9M13 11.500c6 2 16 2 22 0"/>
    <path class="h" d="M19 20h2M27 20h2M24 20v4M16 7l2 4M32 7l-2 4"/><path class="d" d="M19 27c3-2 7-2 10 0-3 1-7 1-10 0Z"/><path class="t" d="M6 45c0-9 6-11 12-12l6 4 6-4c6 1 12 3 12 12Z"/><path d="M20 36v9M28 36v9"/>`,
  judd: `<path class="t" d="M13 14c0-7 4-11 11-11s11 4 11 11v6c0 12-5 17-11 17S13 32 13 20Z"/><path class="d" d="M13 19c3 2 6 3 11 3s8-1 11-3c1 13-5 19-11 19s-12-6-11-19Z"/>
    <path class="p" d="M20 25h8c-1 3-7 3-8 0Z"/><path d="M13 12c3-4 8-2 11-5 2 3 8 1 11 5"/><path class="h" d="M18 16h3M27 16h3M24 16v3"/><path class="t" d="M5 45c0-6 4-9 9-11 2 6 6 8 10 8s8-2 10-8c5 2 9 5 9 11Z"/>`,
  morley: `<path class="t" d="M14 15h20v4c0 8-4 13-10 13s-10-5-10-13Z"/><path class="p" d="M3 15c5-1 9-1 10-3 2-6 5-8 11-8s9 2 11 8c1 2 5 2 10 3-8 4-34 4-42 0Z"/><path class="d" d="M13 12c6 2 16 2 22 0v3c-6 2-16 2-22 0Z"/>
    <circle cx="19.500" cy="21" r="3"/><circle cx="28.500" cy="21" r="3"/><path d="M22.500 21h3M21 28c2 1 4 1 6 0"/><path class="t" d="M6 45c0-9 6-11 12-12l6 4 6-4c6 1 12 3 12 12Z"/><path class="p" d="m20 38 4-2 4 2-4 3Z"/>`,
};

const signs = {
  coin: `<circle class="g" cx="24" cy="24" r="18"/><circle cx="24" cy="24" r="13.500"/><path class="h" d="M38 30c-2 5-6 8-11 9M12 16c2-3 5-5 8-6"/><path class="d" d="m24 15 2.700 6 6.300.700-4.700 4.300 1.400 6.500L24 29.200l-5.700 3.300 1.400-6.500L15 21.700l6.300-.700Z"/>`,
  prestige: `<path class="g" d="m24 5 5.500 12.500L43 19 33 28.500 35.500 42 24 35l-11.500 7L15 28.500 5 19l13.500-1.500Z"/><path class="h" d="M24 12v10M31 23l6-3M28 30l3 6"/>`,
  cards: `<path class="p" d="m8 14 18-8 12 27-18 8Z"/><path class="t" d="M14 10h20v30H14z"/><path class="h" d="M18 14h12v22H18zM24 18l4 7-4 7-4-7Z"/>`,
  starter: `<path d="M12 45V4"/><path class="g" d="M12 5c8-4 14 4 26 0v19c-12 4-18-4-26 0Z"/><path class="h" d="M17 9v11M23 9v12M30 12v11"/>`,
  compass: `<circle cx="24" cy="24" r="15"/><path class="t" d="m24 1 4.500 18.500L47 24l-18.500 4.500L24 47l-4.500-18.500L1 24l18.500-4.500Z"/><path class="d" d="M24 1v23l-4.500-4.500ZM47 24H24l4.500-4.500ZM24 47V24l4.500 4.500ZM1 24h23l-4.500 4.500Z"/>`,
  'three sites': `<circle class="p" cx="24" cy="26" r="18"/><path class="h" d="M6 26h36M24 8c-12 10-12 26 0 36M24 8c12 10 12 26 0 36M9 17c9 4 21 4 30 0M9 35c9-4 21-4 30 0"/>
    <path class="t" d="M12 24c-5-6-5-11 0-11s5 5 0 11ZM35 21c-5-6-5-11 0-11s5 5 0 11ZM27 40c-6-7-6-13 0-13s6 6 0 13Z"/>`,
  'five types': `<path class="p" d="M3 8h42v34H3z"/><path d="M3 25h42"/><path class="t" d="m8 22 5-9 5 9ZM31 14h9v8h-9Z"/><circle class="t" cx="24.500" cy="17.500" r="4.500"/>
    <path class="t" d="m16 28 5 6-5 6-5-6ZM29 29h8l-2 4 2 6h-8l2-6Z"/><path class="h" d="M6 45h36"/>`,
};

export const DRAWINGS: Record<string, string> = {
  ...artifacts,
  ...sites,
  ...markers,
  ...roles,
  ...signs,
};
