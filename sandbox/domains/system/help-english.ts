import type { HelpTexts } from "./help-texts.ts";

/** The help center in English. */
export const helpEnglish: HelpTexts = {
  faq: {
    title: "Frequently asked questions",
    content: `<h3>How do I start playing?</h3>
<p>Register, confirm that you have reached the minimum age where you are, and make a deposit. Then open a game from the lobby. Your wallet works for all of them.</p>
<h3>I forgot my password.</h3>
<p>The login window shows how to set a new one. If that does not help, contact customer service. We will confirm your identity first.</p>
<h3>My game stopped in the middle of a round.</h3>
<p>Every round is decided on the game's server. Open the game again. A finished round is in your betting history. An unfinished one is continued, or its bet is returned.</p>
<h3>Why am I asked for a code from a picture?</h3>
<p>After three failed logins within half an hour, we check that a person is logging in. The check ends after a successful login.</p>
<h3>Can I have more than one account?</h3>
<p>No. One account per person; bonuses of further accounts are cancelled.</p>`,
  },
  rules: {
    title: "Game rules",
    content: `<h3>Slots</h3>
<p>Your bet is divided among the lines of the game. Matching symbols from left to right pay according to the game's paytable. The payouts of all lines are added up.</p>
<h3>Live tables</h3>
<p>Bets count once they are placed before the bell. If a table has to stop, bets on undecided hands are returned.</p>
<h3>Sports</h3>
<p>A bet is settled by the official result. A postponed match is void when it is not played within 48 hours; in a combination it then counts with odds of 1.00.</p>
<h3>Lottery</h3>
<p>Tickets can be bought until the time shown with the draw. A ticket cannot be changed afterwards.</p>
<h3>Faults</h3>
<p>A malfunction voids the rounds it affected. Bets are returned and payouts are taken back.</p>`,
  },
  account: {
    title: "Account and security",
    content: `<ul>
<li>Use a password that you do not use anywhere else: 8 to 20 characters with letters and digits.</li>
<li>Set a payment password. You need it when money or points leave your account.</li>
<li>You are logged out after 30 minutes without activity.</li>
<li>We never ask for your password.</li>
</ul>
<p>To close your account, contact customer service. Your remaining balance is paid out first.</p>`,
  },
  deposit: {
    title: "Deposits",
    content: `<ol>
<li>Open Deposit and choose a payment method. Each one shows its minimum and maximum amount.</li>
<li>Enter the amount and follow the steps shown.</li>
<li>The money is in your wallet as soon as the payment is confirmed, usually within a minute and at most within an hour.</li>
</ol>
<p>Pay only from accounts in your own name. Deposits from other people are returned. If a deposit has not arrived after an hour, send the receipt to customer service.</p>`,
  },
  withdraw: {
    title: "Withdrawals",
    content: `<ol>
<li>Open Withdraw, choose the account to pay to, and enter the amount and your payment password.</li>
<li>We check that your wagering requirements are met.</li>
<li>The money is sent.</li>
<li>Confirm that it has arrived. If it has not, send us your bank statement and we will review it.</li>
</ol>
<p>Money is sent to accounts in your own name only.</p>`,
  },
  responsible: {
    title: "Responsible gaming",
    content: `<p>Games are entertainment that costs money. They are not a way to earn money or to win back losses.</p>
<h3>Keep control</h3>
<ul>
<li>Before you start, decide how much money and time you can spend, and stop when either is used up.</li>
<li>Check your profit and loss in the member center regularly.</li>
<li>Set limits for deposits, losses and time: <a href="/member/limits">Limits</a>.</li>
<li>Take a break, or exclude yourself: <a href="/member/break">Take a break</a>.</li>
<li>If you want to stop playing for good, ask customer service to close your account.</li>
</ul>
<h3>Signs to take seriously</h3>
<ul>
<li>You play to forget worries, or longer than you meant to.</li>
<li>You raise bets to win losses back, borrow money, or hide how much you play.</li>
</ul>
<h3>Help</h3>
<p>Talk to someone you trust, to your doctor or to a counselling service of your country; counselling is confidential and usually free.</p>
<p>Nobody below the minimum age of their country may play. Keep your password away from children and use a filter on shared devices.</p>`,
  },
  terms: {
    title: "Terms of use",
    content: `<h3>1. Who may play</h3><p>You have reached the minimum age of your country, act for yourself, and are allowed to take part in games of chance where you are.</p>
<h3>2. Your account</h3><p>One account per person, with true details. You are responsible for what is done with your password until you report its loss.</p>
<h3>3. Money</h3><p>The wallet holds your money. It pays no interest and is not a bank account. Deposits and withdrawals go through accounts in your name.</p>
<h3>4. Bonuses</h3><p>Each bonus has its own conditions, shown before you accept it. Abuse, such as several accounts or bets without risk, ends it.</p>
<h3>5. Games</h3><p>The result recorded on the server counts. A malfunction voids the round.</p>
<h3>6. What we may do</h3><p>We may ask for documents, and block an account while we investigate fraud, money laundering or underage play.</p>
<h3>7. Records</h3><p>We keep bets and payments for five years after the account has been closed.</p>
<h3>8. Complaints</h3><p>Contact customer service first. You will receive an answer within ten days.</p>
<h3>9. Changes</h3><p>We announce changes two weeks in advance. If you disagree, you can close your account and withdraw your balance.</p>`,
  },
  privacy: {
    title: "Privacy policy",
    content: `<h3>What we hold</h3><p>The details you give us when you register and confirm your identity, your payments and bets, and the IP address and type of device of your visits.</p>
<h3>What for</h3><p>To run your account, to pay you, to keep the games fair, and to meet the law's requirements: age checks, prevention of money laundering, protection of players.</p>
<h3>Who sees it</h3><p>Our staff who need it, payment providers for their payments, game providers with a number instead of your name, and authorities where they are entitled to it. We sell no data.</p>
<h3>How long</h3><p>As long as the account exists and five years after it. Visits are deleted after 90 days.</p>
<h3>Cookies</h3><p>One keeps you logged in, one remembers your language, and one remembers your username for a day if you ask for it. We measure visits only with your consent.</p>
<h3>Your rights</h3><p>Ask for a copy, a correction or deletion, or object, at <a href="mailto:privacy@portico.example">privacy@portico.example</a>. You may complain to the data protection authority.</p>`,
  },
  about: {
    title: "About us",
    content: `<p>We have brought games from more than thirty studios under one roof since 2024: some ten thousand slots, live tables, fishing, card rooms, sports, lotteries and bingo, with one wallet for all of them.</p>
<p>The operator of this site is named at the bottom of every page.</p>
<p>Customer service is available day and night. The bottom of every page lists how to reach it.</p>`,
  },
};
